import type { ReactNode } from 'react';
import { confirm, formState } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { answered, ownSentence, type Translate } from '../../i18n/translate.ts';
import { unbroken } from '../../components/unbroken.ts';
import styles from './SignUp.module.css';

type SignUpProps = {
  t: Translate;
  language: Language;
  /** Where the form itself is; `undefined` while sign-up is closed. */
  address: string | undefined;
  /** The form in its frame, 600 px high; none where sign-up is closed. */
  children?: ReactNode;
};

/** The form on its plate, what happens after it, and one person alone on the floor. */
export function SignUp({ t, language, address, children }: SignUpProps) {
  const isOpen = address !== undefined;
  return (
    <section
      id="tmx-form-section"
      aria-labelledby="sign-up-heading"
      className={`${styles.section} inset`}
    >
      {/* The section is named by its headline alone, which says what the label says. */}
      <div className="stack" data-reveal>
        <p className="label">{t(owner.earlyAccess ? 'signUp.labelEarly' : 'signUp.label')}</p>
        <h2 id="sign-up-heading" tabIndex={-1}>
          {unbroken(t(owner.earlyAccess ? 'signUp.headingEarly' : 'signUp.heading'))}
        </h2>
      </div>
      <div className={`${styles.form} stack`}>
        <p>
          <strong>
            {gives(t, language)} {t('signUp.risk')}
          </strong>
        </p>
        <div
          className={`${styles.plate} chamfer`}
          data-outside-form={formState === 'outside' || undefined}
        >
          {isOpen ? (
            children
          ) : (
            <p className={`${styles.notOpen} headline`}>{unbroken(t('signUp.notOpen'))}</p>
          )}
        </div>
        <p className="caption">
          {ownSentence(language, 'regions')} {t('signUp.unlinked')}
        </p>
        {formState === 'outside' && <p className="caption">{t('signUp.outside')}</p>}
        {isOpen && (
          <p className={`${styles.newTab} caption cluster`}>
            <a href={address} target="_blank" rel="noopener" className="touch">
              {t('signUp.openInNewTab')}
            </a>
            <a href="#privacy" className="touch">
              {t('footer.privacy')}
            </a>
          </p>
        )}
      </div>
      <div>
        <Stations t={t} />
        {owner.links.app && (
          <p className="caption">
            <a href={owner.links.app} className="touch">
              {t('signUp.app')}
            </a>
          </p>
        )}
        <Alone />
      </div>
    </section>
  );
}

/** What a visitor gets for an address, and when the team answers; an outside form may ask for more than that. */
function gives(t: Translate, language: Language): string {
  if (formState === 'closed') return '';
  const byApp = t(owner.links.app ? 'signUp.gives.app' : 'signUp.gives.email');
  const named = formState === 'own' && byApp;
  const given = owner.earlyAccess ? t('signUp.gives.early') : named;
  return [given, answered(t, language, confirm !== null)].filter(Boolean).join(' ');
}

/** What happens now, next and then. */
function Stations({ t }: { t: Translate }) {
  const stations = [
    ['now', 'signUp.stations.now.text'],
    ['next', `signUp.stations.next.${confirm ? 'textToConfirm' : 'text'}`],
    ['then', 'signUp.stations.then.text'],
  ] as const;
  return (
    <ol className="ruled">
      {stations.map(([station, text]) => (
        <li key={station} className={`${styles.station} cluster`}>
          <span className={`${styles.when} chamfer`}>{t(`signUp.stations.${station}.when`)}</span>
          <div className="stack">
            <p className="headline">{unbroken(t(`signUp.stations.${station}.title`))}</p>
            <p>{unbroken(t(text))}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** You, on the floor, with the long shadow of the one sun. After sign-up an arm goes up. */
function Alone() {
  return (
    <svg viewBox="0 0 268 280" className={styles.alone} aria-hidden="true">
      <g stroke="currentColor" strokeWidth="40" strokeLinecap="round">
        <path stroke="var(--color-accent-shade)" d="M44 172 246 258" />
        <path d="M40 20h.01M40 66V166" />
        <path className={styles.arm} strokeWidth="20" d="M40 76 88 12" />
      </g>
    </svg>
  );
}

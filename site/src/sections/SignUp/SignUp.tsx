import type { ReactNode } from 'react';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './SignUp.module.css';

type SignUpProps = SectionProps & {
  /** The form's address; `undefined` while sign-up is closed. */
  address: string | undefined;
  /** The form in its frame, 600 px high; none while sign-up is closed. */
  children?: ReactNode;
};

/** The form and the steps after it. */
export function SignUp({ address, children, ...props }: SignUpProps) {
  const { owner, form, t } = props;
  const isOpen = address !== undefined;
  return (
    <section
      id="tmx-form-section"
      aria-labelledby="sign-up-heading"
      className={`${styles.section} inset grid`}
    >
      <div className={`${styles.form} stack`}>
        <h2 id="sign-up-heading" tabIndex={-1} className={styles.heading}>
          {t.text(
            owner.earlyAccess ? 'signUp.headingEarly' : 'signUp.heading',
            {},
            preventHyphenBreaks,
          )}
        </h2>
        <p>
          <Gives {...props} />
          {t.text('signUp.risk')}
        </p>
        <div
          className={`${styles.plate} chamfer`}
          data-outside-form={form.state === 'outside' || undefined}
        >
          {isOpen ? (
            children
          ) : (
            <p className={`${styles.notOpen} headline`}>
              {t.text('signUp.notOpen', {}, preventHyphenBreaks)}
            </p>
          )}
        </div>
        <p className="caption">
          {t('owner.regions')} {t.text('signUp.unlinked')}
        </p>
        {form.state === 'outside' && <p className="caption">{t.text('signUp.outside')}</p>}
        {isOpen && (
          <p className={`${styles.newTab} caption cluster`}>
            <a href={address} target="_blank" rel="noopener" className="touch">
              {t.text('signUp.openInNewTab')}
            </a>
            <a href="#privacy" className="touch">
              {t.text('footer.privacy')}
            </a>
          </p>
        )}
      </div>
      <div className={styles.next}>
        <Stations t={t} form={form} />
        {owner.links.app && (
          <p className="caption">
            <a href={owner.links.app} className="touch">
              {t.text('signUp.app')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The visitor's benefit, and when the team answers. An outside form may ask for more than an address. */
function Gives({ owner, form, t }: SectionProps) {
  if (form.state === 'closed') return null;
  const byForm = owner.links.app ? 'signUp.gives.app' : 'signUp.gives.email';
  const key = owner.earlyAccess ? 'signUp.gives.early' : form.state === 'own' && byForm;
  const reply = t('owner.reply');
  return (
    <>
      {key && <>{t.text(key)} </>}
      {reply && <>{t.text(form.confirm ? 'hero.replyToConfirm' : 'hero.reply', { reply })} </>}
    </>
  );
}

/** What happens now, next and then. */
function Stations({ t, form }: Pick<SectionProps, 't' | 'form'>) {
  const stations = [
    ['now', 'signUp.stations.now.text'],
    ['next', `signUp.stations.next.${form.confirm ? 'textToConfirm' : 'text'}`],
    ['then', 'signUp.stations.then.text'],
  ] as const;
  return (
    <ol className={`${styles.stations} ruled`}>
      {stations.map(([station, text]) => (
        <li key={station} className={styles.station}>
          <span className={`${styles.when} chamfer`}>
            {t.text(`signUp.stations.${station}.when`)}
          </span>
          <div className="stack">
            <p className="headline">
              {t.text(`signUp.stations.${station}.title`, {}, preventHyphenBreaks)}
            </p>
            {t(text) && <p>{t.text(text, {}, preventHyphenBreaks)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

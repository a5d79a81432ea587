import type { ReactNode } from 'react';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './SignUp.module.css';

type SignUpProps = SectionProps & {
  /** Undefined while sign-up is closed. */
  formUrl: string | undefined;
  /** The form's frame, which is 600 px tall. */
  children?: ReactNode;
};

export function SignUp({ formUrl, children, ...props }: SignUpProps) {
  const { owner, form, t } = props;
  const isOpen = formUrl !== undefined;
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
          <Benefits {...props} />
          {t.text('signUp.risk')}
        </p>
        <div
          className={`${styles.card} chamfer`}
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
            <a href={formUrl} target="_blank" rel="noopener" className="touch">
              {t.text('signUp.openInNewTab')}
            </a>
            <a href="#privacy" className="touch">
              {t.text('footer.privacy')}
            </a>
          </p>
        )}
      </div>
      <div className={styles.next}>
        <NextSteps t={t} form={form} />
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

/** What visitors get for signing up, and when to expect a reply. */
function Benefits({ owner, form, t }: SectionProps) {
  if (form.state === 'closed') return null;
  // Third-party forms may require more than an email address.
  const ownFormKey = owner.links.app ? 'signUp.gives.app' : 'signUp.gives.email';
  const key = owner.earlyAccess ? 'signUp.gives.early' : form.state === 'own' && ownFormKey;
  const reply = t('owner.reply');
  return (
    <>
      {key && <>{t.text(key)} </>}
      {reply && <>{t.text(form.confirm ? 'hero.replyToConfirm' : 'hero.reply', { reply })} </>}
    </>
  );
}

/** What happens during and after sign-up. */
function NextSteps({ t, form }: Pick<SectionProps, 't' | 'form'>) {
  const steps = [
    ['now', 'signUp.stations.now.text'],
    ['next', `signUp.stations.next.${form.confirm ? 'textToConfirm' : 'text'}`],
    ['then', 'signUp.stations.then.text'],
  ] as const;
  return (
    <ol className={`${styles.steps} ruled`}>
      {steps.map(([step, text]) => (
        <li key={step} className={styles.step}>
          <span className={`${styles.when} chamfer`}>{t.text(`signUp.stations.${step}.when`)}</span>
          <div className="stack">
            <p className="headline">
              {t.text(`signUp.stations.${step}.title`, {}, preventHyphenBreaks)}
            </p>
            {t(text) && <p>{t.text(text, {}, preventHyphenBreaks)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

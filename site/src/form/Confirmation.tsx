import { LINK_DAYS } from '#contract/time.ts';
import { Button } from '../components/Button.tsx';
import type { Translate } from '../i18n/translate.ts';
import styles from './FormPage.module.css';
import form from './SignUpForm.module.css';

/** `confirm`: the page that a mail leads to; `confirmed` and `expired`: what its button is answered. */
export type ConfirmationStep = 'confirm' | 'confirmed' | 'expired';

type ConfirmationProps = { t: Translate; step: ConfirmationStep; formPath: string };

/**
 * A step of confirming a sign-up. The button's form has no action: it is sent to the page's own address, which
 * holds the link's token, and so the page is the same for everybody and works without script.
 */
export function Confirmation({ t, step, formPath }: ConfirmationProps) {
  return (
    <div className={`${styles.answer} stack`}>
      <h1>{t(`form.confirmation.${step}.heading`)}</h1>
      <p>{t(`form.confirmation.${step}.text`, { days: LINK_DAYS })}</p>
      {step === 'confirm' && (
        <form method="post" className={form.form}>
          <Button kind="primary" type="submit">
            {t('form.confirmation.confirm.button')}
          </Button>
        </form>
      )}
      {step === 'confirmed' && <p>{t('form.thanks.promise')}</p>}
      {step === 'expired' && (
        <a href={formPath} className="touch">
          {t('form.failure.fresh')}
        </a>
      )}
    </div>
  );
}

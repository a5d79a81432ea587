import { LINK_EXPIRY_DAYS } from '#contract/time.ts';
import { Button } from '../components/Button.tsx';
import type { Form } from '../data/form.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import styles from './FormPage.module.css';

/** The heading and paragraphs of each result page, by the last segment of its URL. */
const MESSAGES = {
  thanks: ['form.thanks.heading', 'form.thanks.kept'],
  check: ['form.failure.heading', 'form.failure.check', 'form.failure.goBack'],
  'too-many': ['form.failure.heading', 'form.tooMany', 'form.failure.goBack'],
  'not-saved': ['form.failure.heading', 'form.notSaved', 'form.failure.goBack'],
  confirm: ['form.confirmation.confirm.heading', 'form.confirmation.confirm.text'],
  confirmed: [
    'form.confirmation.confirmed.heading',
    'form.confirmation.confirmed.text',
    'form.thanks.promise',
  ],
  expired: ['form.confirmation.expired.heading', 'form.confirmation.expired.text'],
} as const satisfies Record<string, readonly [MessageKey, ...MessageKey[]]>;

/** For the thank-you page if visitors have to confirm their email address. */
const THANKS_WITH_CONFIRMATION = [
  'form.thanks.toConfirm.heading',
  'form.thanks.toConfirm.text',
  'form.thanks.kept',
] as const;

export type FormResultName = keyof typeof MESSAGES;

/** Confirmation pages only exist if visitors have to confirm their email address. */
export const getFormResults = ({ confirm }: Form) =>
  (Object.keys(MESSAGES) as FormResultName[]).filter(
    (name) => confirm || !/^confirm|expired/.test(name),
  );

const getMessages = (
  name: FormResultName,
  { confirm }: Form,
): readonly [MessageKey, ...MessageKey[]] =>
  name === 'thanks' && confirm ? THANKS_WITH_CONFIRMATION : MESSAGES[name];

export const getHeading = (name: FormResultName, form: Form): MessageKey =>
  getMessages(name, form)[0];

type FormResultProps = { t: Translate; name: FormResultName; form: Form; formPath: string };

/**
 * Renders the result of a sign-up. Anyone can enter someone else's email address, so don't reveal whether it was already
 * stored.
 */
export function FormResult({ t, name, form, formPath }: FormResultProps) {
  const { confirm, retentionDays } = form;
  const [heading, ...paragraphs] = getMessages(name, form);
  const retention = retentionDays === undefined ? 'unlimited' : 'days';
  const values = {
    days: LINK_EXPIRY_DAYS,
    keepDays: confirm?.keepDays ?? 0,
    retention: t(`form.thanks.retention.${retention}`, { days: retentionDays ?? 0 }),
  };
  return (
    <div className={`${styles.result} stack`} data-thanks={name === 'thanks' || undefined}>
      <h1 tabIndex={-1}>{t(heading)}</h1>
      {paragraphs.map((key) => (
        <p key={key}>{t(key, values)}</p>
      ))}
      {name === 'thanks' && (
        <>
          <h2 className="headline under-rule">{t('form.thanks.next')}</h2>
          <p>{t('form.thanks.promise')}</p>
        </>
      )}
      {/* Posts to the current URL, which contains the token. */}
      {name === 'confirm' && (
        <form method="post" className={styles.form}>
          <Button kind="primary" type="submit">
            {t('form.confirmation.confirm.button')}
          </Button>
        </form>
      )}
      {!/^thanks|^confirm/.test(name) && (
        <a href={formPath} className="touch">
          {t('form.failure.fresh')}
        </a>
      )}
    </div>
  );
}

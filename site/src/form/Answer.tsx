import { LINK_EXPIRY_DAYS } from '#contract/time.ts';
import { Button } from '../components/Button.tsx';
import type { Form } from '../data/form.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import styles from './FormPage.module.css';

/** The heading and paragraphs of each page that answers a form, by the end of its address. */
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

/** The thank-you page if visitors confirm by mail. */
const TO_CONFIRM = [
  'form.thanks.toConfirm.heading',
  'form.thanks.toConfirm.text',
  'form.thanks.kept',
] as const;

export type AnswerName = keyof typeof MESSAGES;

/** The answer pages of a build. Pages for confirmation links exist only if visitors confirm by mail. */
export const answersOf = ({ confirm }: Form) =>
  (Object.keys(MESSAGES) as AnswerName[]).filter(
    (name) => confirm || !/^confirm|expired/.test(name),
  );

const messagesOf = (name: AnswerName, { confirm }: Form): readonly [MessageKey, ...MessageKey[]] =>
  name === 'thanks' && confirm ? TO_CONFIRM : MESSAGES[name];

export const headingOf = (name: AnswerName, form: Form): MessageKey => messagesOf(name, form)[0];

type AnswerProps = { t: Translate; name: AnswerName; form: Form; formPath: string };

/**
 * The result of a sign-up. The text must also be true for a known address, because strangers must not learn whether
 * an address is stored.
 */
export function Answer({ t, name, form, formPath }: AnswerProps) {
  const { confirm, retentionDays } = form;
  const [heading, ...texts] = messagesOf(name, form);
  const kept = retentionDays === undefined ? 'unlimited' : 'days';
  const values = {
    days: LINK_EXPIRY_DAYS,
    keepDays: confirm?.keepDays ?? 0,
    retention: t(`form.thanks.retention.${kept}`, { days: retentionDays ?? 0 }),
  };
  return (
    <div className={`${styles.answer} stack`} data-thanks={name === 'thanks' || undefined}>
      <h1 tabIndex={-1}>{t(heading)}</h1>
      {texts.map((key) => (
        <p key={key}>{t(key, values)}</p>
      ))}
      {name === 'thanks' && (
        <>
          <h2 className="headline under-rule">{t('form.thanks.next')}</h2>
          <p>{t('form.thanks.promise')}</p>
        </>
      )}
      {/* Posts to the page's own address, which contains the token, so the page is the same for everyone. */}
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

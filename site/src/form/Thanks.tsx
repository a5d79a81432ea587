import { FIELDS } from '#contract/signUpFields.ts';
import { LINK_DAYS } from '#contract/time.ts';
import type { Translate } from '../i18n/translate.ts';
import styles from './FormPage.module.css';

type ThanksProps = {
  t: Translate;
  /** For how many days a sign-up is kept; `undefined`: until its visitor asks for its removal. */
  retentionDays: number | undefined;
  /** For how many days one is kept that nobody confirms; null: it need not be confirmed. */
  confirm: { keepDays: number } | null;
  /** Whether there is a script that knows what was sent and fills it in. */
  withEntries: boolean;
};

export const thanksHeading = (t: Translate, confirm: ThanksProps['confirm']) =>
  t(confirm ? 'form.thanks.toConfirm.heading' : 'form.thanks.heading');

/**
 * Says what is kept of a sign-up and what happens next. The words must be true for an address that was known
 * before, too: neither that nor what is stored of it is a stranger's to learn.
 */
export function Thanks({ t, retentionDays, confirm, withEntries }: ThanksProps) {
  const kept = retentionDays === undefined ? 'unlimited' : 'days';
  const retention = t(`form.thanks.retention.${kept}`, { days: retentionDays ?? 0 });
  return (
    <div className={`${styles.answer} stack`} data-thanks>
      <h1 tabIndex={-1}>{thanksHeading(t, confirm)}</h1>
      {confirm && (
        <p>{t('form.thanks.toConfirm.text', { days: LINK_DAYS, keepDays: confirm.keepDays })}</p>
      )}
      {withEntries && <Entries t={t} />}
      <p>{t('form.thanks.kept', { retention })}</p>
      <h2 className="headline under-rule">{t('form.thanks.next')}</h2>
      <p>{t('form.thanks.promise')}</p>
    </div>
  );
}

/** What was sent, in the order of the form; the script fills it in and takes out what was left open. */
function Entries({ t }: { t: Translate }) {
  const labels = [
    ...FIELDS.map(({ name }) => [name, t(`form.fields.${name}.label`)]),
    ['consent', t('form.thanks.consent.label')],
    ['campaign', t('form.thanks.campaign')],
  ];
  return (
    <>
      <h2 className="headline under-rule">{t('form.thanks.sent')}</h2>
      <dl>
        {labels.map(([name, label]) => (
          <div key={name} className={`${styles.entry} cluster ends`} data-entry={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{name === 'consent' && t('form.thanks.consent.value')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import type { Translate } from '../i18n/translate.ts';
import styles from './Thanks.module.css';

type ThanksProps = {
  t: Translate;
  /** For how many days a sign-up is kept; `undefined`: until its visitor asks for its removal. */
  retentionDays: number | undefined;
  /** Whether there is a script that knows what was sent and fills it in. */
  withEntries: boolean;
};

/**
 * Says what is kept of a sign-up and what happens next. The words must be true for an address that was known
 * before, too: neither that nor what is stored of it is a stranger's to learn.
 */
export function Thanks({ t, retentionDays, withEntries }: ThanksProps) {
  const retention =
    retentionDays === undefined
      ? t('form.thanks.retention.unlimited')
      : t('form.thanks.retention.days', { days: retentionDays });
  return (
    <div className={styles.thanks} data-thanks>
      <h1 tabIndex={-1} className={styles.heading}>
        {t('form.thanks.heading')}
      </h1>
      {withEntries && (
        <>
          <h2 className={styles.subheading}>{t('form.thanks.sent')}</h2>
          <Entries t={t} />
        </>
      )}
      <p>{t('form.thanks.kept', { retention })}</p>
      <h2 className={styles.subheading}>{t('form.thanks.next')}</h2>
      <p>{t('form.thanks.promise')}</p>
    </div>
  );
}

/** What was sent, in the order of the form; the script takes out what was left open. */
function Entries({ t }: { t: Translate }) {
  const lines = [
    { name: 'email', label: t('form.email') },
    { name: 'firstName', label: t('form.firstName') },
    { name: 'experience', label: t('form.experience') },
    {
      name: 'consent',
      label: t('form.thanks.consent.label'),
      value: t('form.thanks.consent.value'),
    },
    { name: 'campaign', label: t('form.thanks.campaign') },
  ];
  return (
    <dl>
      {lines.map(({ name, label, value }) => (
        <div key={name} className={styles.entry} data-entry={name}>
          <dt className={styles.name}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

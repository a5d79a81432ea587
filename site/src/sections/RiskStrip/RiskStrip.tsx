import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './RiskStrip.module.css';

/** The first visible line of the page; it cannot be dismissed. An example says after it that it is one. */
export function RiskStrip({ t }: { t: Translate }) {
  return (
    <aside aria-label={t('riskStrip.label')} className={`${styles.strip} fit inset`}>
      <p className={styles.line}>
        <span>{t('riskStrip.text')} </span>
        <a href="#risk" className={`${styles.link} unbroken`}>
          {t('riskStrip.link')}
        </a>
      </p>
      {owner.exampleOwner && (
        <p>
          <strong>{t('riskStrip.example')}</strong>
        </p>
      )}
    </aside>
  );
}

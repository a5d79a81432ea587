import type { SectionProps } from '../sectionProps.ts';
import styles from './RiskStrip.module.css';

/** The first visible line of the page; it cannot be dismissed. An example says after it that it is one. */
export function RiskStrip({ owner, t }: SectionProps) {
  return (
    <aside aria-label={t('riskStrip.label')} className={`${styles.strip} fit inset`}>
      <p className={styles.line}>
        <span>{t.text('riskStrip.text')} </span>
        <a href="#risk" className={`${styles.link} unbroken`}>
          {t.text('riskStrip.link')}
        </a>
      </p>
      {owner.exampleOwner && (
        <p>
          <strong>{t.text('riskStrip.example')}</strong>
        </p>
      )}
    </aside>
  );
}

import type { SectionProps } from '../sectionProps.ts';
import styles from './RiskStrip.module.css';

/** Visitors can't dismiss this warning. */
export function RiskStrip({ t }: SectionProps) {
  return (
    <aside aria-label={t('riskStrip.label')} className={`${styles.strip} inset`}>
      <p className={styles.line}>
        <span>{t.text('riskStrip.text')} </span>
        <a href="#risk" className={`${styles.link} nowrap`}>
          {t.text('riskStrip.link')}
        </a>
      </p>
    </aside>
  );
}

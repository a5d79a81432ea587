import type { Compare } from '../../content/compare.ts';
import styles from './Bills.module.css';

type BillsProps = Pick<Compare, 'scale' | 'venues'>;

/** The fee on one order, drawn to one scale that starts at zero. */
export function Bills({ scale, venues }: BillsProps) {
  return (
    <div className={styles.bills}>
      <p className={styles.scale}>{scale}</p>
      <ul className={styles.bars}>
        {venues.map(({ name, billUsd, billText }) => (
          <li key={name} className={styles.bill}>
            {/* One em is one dollar: the style sheet says how long a dollar is on this screen. */}
            <svg className={styles.bar} height={`${billUsd}em`} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <span className="sr-only">{name} </span>
            <span className={styles.amount}>{billText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

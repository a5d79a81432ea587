import type { ReactNode } from 'react';
import styles from './FeeCalculator.module.css';
import type { Month } from './monthOfTrades.ts';

/** A longer sum is parted at its point: in one line it would be too small to read. */
const LONGEST_LINE = 8;

type BillsProps = {
  venues: readonly string[];
  month: Month;
  /** Whether they are those of a month. */
  isPulled: boolean;
  /** What stands in the stone beside them. */
  children: ReactNode;
};

/** Four bills hang from one rule, drawn to one scale that starts at zero. */
export function Bills({ venues, month, isPulled, children }: BillsProps) {
  return (
    <div className={styles.bills} data-bills>
      <div className={`${styles.stone} stack`}>
        {children}
        <p className="fine" data-cut suppressHydrationWarning>
          {month.scale}
        </p>
      </div>
      <ul className={styles.hang}>
        {month.bills.map((text, place) => (
          <li key={venues[place]} className={styles.bill}>
            {/* One em is one cut: the style sheet says how long a cut is on this screen. */}
            <svg className={styles.bar} height={`${month.cuts[place]}em`} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <span className="sr-only" suppressHydrationWarning>
              {`${venues[place]} `}
            </span>
            <Amount text={text} isPulled={isPulled} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sum, whose longest part says how small it has to be set. */
function Amount({ text, isPulled }: { text: string; isPulled: boolean }) {
  const [dollars = '', cents = ''] = text.length > LONGEST_LINE ? text.split(/(?=\.)/) : [text];
  const letters = Math.max(dollars.length, cents.length);
  return (
    <span
      className={`${styles.sum} fit`}
      data-amount
      style={isPulled ? { '--letters': letters } : undefined}
    >
      <span suppressHydrationWarning>{dollars}</span>
      {cents && (
        <>
          <wbr />
          <span>{cents}</span>
        </>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './FeeCalculator.module.css';
import type { Month } from './monthOfTrades.ts';

/** Characters per line. A longer sum puts its decimals on a second line to stay legible. */
const MAX_LETTERS = 7;

type BillsProps = {
  venues: readonly string[];
  month: Month;
  /** Whether these are a month's bills. Only then may script set the size of the sum. */
  isPulled: boolean;
  /** Content next to the bills. */
  children: ReactNode;
};

/** Four bills drawn to one scale that starts at zero. */
export function Bills({ venues, month, isPulled, children }: BillsProps) {
  return (
    <div className={styles.bills} data-bills>
      <div className={styles.stone}>{children}</div>
      <p className={`${styles.cut} fine`} data-cut suppressHydrationWarning>
        {month.scale}
      </p>
      <ul className={styles.hang}>
        {month.bills.map((sum, place) => (
          <li key={venues[place]} className={styles.bill}>
            {/* One em is one cut. The style sheet sets its size. */}
            <svg className={styles.bar} height={`${month.cuts[place]}em`} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <span className="sr-only" suppressHydrationWarning>
              {`${venues[place]} `}
            </span>
            <div className={styles.room}>
              <span
                className={`${styles.sum} headline fit`}
                data-amount
                data-short={sum.length < 3 || undefined}
                style={isPulled ? { '--letters': lettersOfLine(sum) } : undefined}
              >
                <span suppressHydrationWarning>{inParts(sum)[0]}</span>
                <span suppressHydrationWarning>{inParts(sum)[1]}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Splits dollars from the decimals with their point: `$9,949` and `.999005`. */
const inParts = (sum: string) => sum.split(/(?=\.)|$/);

const lettersOfLine = (sum: string) =>
  Math.max(Math.min(sum.length, MAX_LETTERS), ...inParts(sum).map(({ length }) => length));

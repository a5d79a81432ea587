import type { ReactNode } from 'react';
import styles from './FeeCalculator.module.css';
import type { Month } from './monthOfTrades.ts';

/** Letters of a line; a longer sum has its decimals in a second one, where in one it would be too small to read. */
const MAX_LETTERS = 7;

type BillsProps = {
  venues: readonly string[];
  month: Month;
  /** Whether they are those of a month: only then may script set how small a sum has to be. */
  isPulled: boolean;
  /** What is next to them. */
  children: ReactNode;
};

/** Four bills hang from one rule, drawn to one scale that starts at zero. */
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
            {/* One em is one cut: the style sheet says how long a cut is on this screen. */}
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

/** Dollars, and the decimals with their point: `$9,949` and `.999005`. */
const inParts = (sum: string) => sum.split(/(?=\.)|$/);

const lettersOfLine = (sum: string) =>
  Math.max(Math.min(sum.length, MAX_LETTERS), ...inParts(sum).map(({ length }) => length));

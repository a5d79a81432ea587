import type { ReactNode } from 'react';
import styles from './FeeCalculator.module.css';
import type { MonthlyFees } from './monthlyFees.ts';

/** Longer amounts have their decimals on a second line. */
const MAX_LINE_LENGTH = 7;

type FeeChartProps = {
  venues: readonly string[];
  fees: MonthlyFees;
  /** False for the built HTML, which can't have style attributes. */
  isCalculated: boolean;
  children: ReactNode;
};

/** Shows a bar and an amount for each venue, starting with our own. */
export function FeeChart({ venues, fees, isCalculated, children }: FeeChartProps) {
  return (
    <div className={styles.chart} data-bills>
      <div className={styles.aside}>{children}</div>
      <p className={`${styles.scale} fine`} data-cut suppressHydrationWarning>
        {fees.scale}
      </p>
      <ul className={styles.venues}>
        {fees.amounts.map((amount, index) => (
          <li key={venues[index]} className={styles.venue}>
            {/* One em is one segment of the bar. */}
            <svg className={styles.bar} height={`${fees.barLengths[index]}em`} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <span className="sr-only" suppressHydrationWarning>
              {`${venues[index]} `}
            </span>
            <div className={styles.amountBox}>
              <span
                className={`${styles.amount} headline fit`}
                data-amount
                data-short={amount.length < 3 || undefined}
                style={isCalculated ? { '--letters': getLineLength(amount) } : undefined}
              >
                <span suppressHydrationWarning>{splitDecimals(amount)[0]}</span>
                <span suppressHydrationWarning>{splitDecimals(amount)[1]}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Splits `$9,949.999005` into `$9,949` and `.999005`. */
const splitDecimals = (amount: string) => amount.split(/(?=\.)|$/);

const getLineLength = (amount: string) =>
  Math.max(
    Math.min(amount.length, MAX_LINE_LENGTH),
    ...splitDecimals(amount).map(({ length }) => length),
  );

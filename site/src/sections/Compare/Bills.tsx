import type { Whole } from '../../content/whole.ts';
import { ButtonSummary } from '../../ui/Button.tsx';
import styles from './Bills.module.css';
import { Calculator } from './Calculator.tsx';
import { FeeTable } from './FeeTable.tsx';

/**
 * The fee on one order, drawn to one scale that starts at zero; in the empty stone beside it what pulls
 * the bills. Its script comes at the first sign of a hand (`enhance/bills.ts`); without it the button
 * opens the table.
 */
export function Bills({ scale, cut, venues, button, calculator, panel }: Whole['compare']) {
  return (
    <div className={styles.bills} data-bills>
      <div className={styles.stone}>
        <p className={styles.scale} data-order>
          {scale}
        </p>
        <details className={styles.pull}>
          <ButtonSummary kind="ring" data-opens="fee-panel">
            {button}
          </ButtonSummary>
          <div id="fee-panel" data-panel>
            <Calculator {...calculator} />
            <FeeTable {...panel} />
          </div>
        </details>
      </div>
      <div className={styles.hang}>
        <ul className={styles.bars}>
          {venues.map(({ name, cuts, billText }) => (
            <li key={name} className={styles.bill}>
              {/* One em is one cut: the style sheet says how long a cut is on this screen. */}
              <svg className={styles.bar} height={`${cuts}em`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <span className="sr-only">{name} </span>
              <span className={styles.amount} data-amount>
                {billText}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.cut} data-cut>
          {cut}
        </div>
      </div>
    </div>
  );
}

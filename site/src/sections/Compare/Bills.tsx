import { billsOf } from '../../data/fees.ts';
import type { Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { printUsd } from '../../lib/money.ts';
import { ButtonSummary } from '../../ui/Button.tsx';
import styles from './Bills.module.css';
import { Calculator } from './Calculator.tsx';
import { FeeTable } from './FeeTable.tsx';

/** The order whose fee the bills show, and a month of which the calculator begins with. */
const ORDER_USD = 10_000;

type BillsProps = { t: Translate; language: Language; venues: string[] };

/**
 * The fee on one order, drawn to one scale that starts at zero; in the empty stone beside it what pulls
 * the bills. Its script comes at the first sign of a hand (`enhance/bills.ts`); without it the button
 * opens the table.
 */
export function Bills({ t, language, venues }: BillsProps) {
  const { cut, bills } = billsOf(ORDER_USD);
  return (
    <div className={styles.bills} data-bills>
      <div className={styles.stone}>
        <p className={styles.scale} data-order>
          {t('compare.scale', { order: printUsd(ORDER_USD) })}
        </p>
        <details className={styles.pull}>
          <ButtonSummary kind="ring" data-opens="fee-panel">
            {t('compare.button')}
          </ButtonSummary>
          <div id="fee-panel" data-panel>
            <Calculator t={t} language={language} orderUsd={ORDER_USD} />
            <FeeTable t={t} />
          </div>
        </details>
      </div>
      <div className={styles.hang}>
        <ul className={styles.bars}>
          {bills.map(({ cuts, text }, place) => (
            <li key={venues[place]} className={styles.bill}>
              {/* One em is one cut: the style sheet says how long a cut is on this screen. */}
              <svg className={styles.bar} height={`${cuts}em`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <span className="sr-only">{venues[place]} </span>
              <span className={styles.amount} data-amount>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.cut} data-cut>
          {t('compare.cut', { cut })}
        </div>
      </div>
    </div>
  );
}

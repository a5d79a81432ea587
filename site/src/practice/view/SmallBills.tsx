import { NO_FIGURE } from '../../lib/money.ts';
import { printDollars } from '../money/print.ts';
import { feeOn } from '../money/units.ts';
import type { Micros } from '../money/units.ts';
import type { PracticeProps } from '../practiceProps.ts';
import parts from './parts.module.css';
import styles from './SmallBills.module.css';

type SmallBillsProps = Pick<PracticeProps, 'words' | 'rates'> & {
  /** Null while no order can be sent. */
  amount: Micros | null;
};

/** The fee on this order at four rates, to one scale. */
export function SmallBills({ words, rates, amount }: SmallBillsProps) {
  const highest = Number(rates.at(-1) ?? 1n);
  return (
    <>
      <p id="practice-fees" className={parts.caption}>
        {words.trade.fees}
      </p>
      <ul aria-labelledby="practice-fees" className={`${styles.bills} figures`}>
        {rates.map((rate, index) => (
          <li key={words.rates[index]?.label}>
            <i style={{ blockSize: `calc(${Number(rate) / highest} * var(--bill))` }} />
            <b>{amount === null ? NO_FIGURE : printDollars(feeOn(amount, rate))}</b>{' '}
            <small>{words.rates[index]?.label}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

import { feesOn, rates } from '../../data/claims.ts';
import type { Translate } from '../../i18n/translate.ts';
import { printUsd } from '../../lib/money.ts';
import styles from './Compare.module.css';

const ORDERS_USD = [50, 1_000, 10_000, 100_000];

/** The fee on four sizes of trade. Stands in the fee calculator, which names and opens it. */
export function FeeTable({ t }: { t: Translate }) {
  const columns = rates.map(({ text }, place) => (place === 0 ? t('compare.panel.ownRate') : text));
  return (
    <>
      <table className={`${styles.fees} caption`} aria-labelledby="fee-table-heading">
        <thead>
          <tr>
            {[t('compare.panel.sizeLabel'), ...columns].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ORDERS_USD.map((orderUsd) => (
            <tr key={orderUsd}>
              <th scope="row">{printUsd(orderUsd)}</th>
              {feesOn(orderUsd).map((fee, place) => (
                <td key={columns[place]}>{fee}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{t('compare.panel.note')}</p>
    </>
  );
}

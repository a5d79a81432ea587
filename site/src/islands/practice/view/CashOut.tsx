import { formatDollars, roundToCent } from '../../../lib/money.ts';
import { orderOf } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { Ask, NoPrice } from './Ask.tsx';
import { PriceTags, printOrdered } from './OrderLine.tsx';
import styles from './Step.module.css';
import type { Order } from '../state.ts';

/** What a partner may ask for, by message key. */
const ASKS = ['identity', 'account', 'price', 'limits'] as const;

/** Step 3: the value of the coins, and what cashing out really requires. */
export function CashOut({ bought }: { bought: Order }) {
  const { t, flow, terms } = usePractice();
  const { symbol } = bought.coin;
  const sale = orderOf(flow, terms);
  if (!sale) return <NoPrice />;
  return (
    <>
      <p className={`${styles.worth} cluster tabular under-rule`}>
        <b className="numeral">{formatDollars(roundToCent(sale.gross))}</b>{' '}
        <span className="fine">
          {t('cashOut.worth', { coins: printOrdered(bought) })} <PriceTags coin={sale.coin} />
          <br />
          {t('cashOut.paid', { amount: formatDollars(bought.gross) })}
        </span>
      </p>
      <p className="caption">
        <b>{t('cashOut.asks.heading')}</b>
      </p>
      <dl>
        {ASKS.map((ask) => (
          <div key={ask} className={`${styles.line} ${styles.asks} fine`}>
            <dt>
              <b>{t(`cashOut.asks.${ask}.title`)}</b>
            </dt>
            <dd>{t(`cashOut.asks.${ask}.body`)}</dd>
          </div>
        ))}
      </dl>
      <Ask>{t('cashOut.sell', { symbol })}</Ask>
    </>
  );
}

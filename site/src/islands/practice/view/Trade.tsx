import { NO_VALUE, feeOn, printAmount, printDollars, toRate } from '../../../lib/money.ts';
import { orderOf } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { Amount } from './Amount.tsx';
import { Ask, NoPrice } from './Ask.tsx';
import { OrderLine, PriceTags, printOrdered } from './OrderLine.tsx';
import styles from './Step.module.css';

/** Step 2, on the steps: the ticket is written. `amount`: as the visitor wrote it. */
export function Trade({ amount }: { amount: string }) {
  const { t, flow, terms, coin } = usePractice();
  if (terms.market.kind !== 'prices' || !coin) return <NoPrice />;
  const { symbol } = coin;
  const order = orderOf(flow, terms);
  return (
    <>
      <dl>
        <OrderLine name={t('trade.price', { coin: coin.name })}>
          <strong>{coin.price === null ? t('noPrice') : printDollars(coin.price)}</strong>
          <PriceTags coin={coin} />
        </OrderLine>
      </dl>
      <Amount amount={amount} />
      <SmallBills amount={order && order.gross} />
      <Ask
        outcome={
          <dl>
            <OrderLine name={t('trade.get')}>
              <strong>{order ? printOrdered(order) : NO_VALUE}</strong>
            </OrderLine>
          </dl>
        }
      >
        {order
          ? t('trade.buy', { symbol, amount: printAmount(order.gross, 0) })
          : t('trade.buyNothing', { symbol })}
      </Ask>
    </>
  );
}

/** The fee on this order at four rates, to one scale. `amount`: null while no order can be sent. */
function SmallBills({ amount }: { amount: bigint | null }) {
  const { t, rates } = usePractice();
  const highest = rates.at(-1)?.percent ?? 1;
  return (
    <>
      <p id="practice-fees" className="caption">
        <b>{t('trade.fees')}</b>
      </p>
      <ul aria-labelledby="practice-fees" className={`${styles.bills} tabular`}>
        {rates.map(({ label, percent }) => (
          <li key={label}>
            <i style={{ blockSize: `calc(${percent / highest} * var(--bill))` }} />
            <b>{amount === null ? NO_VALUE : printDollars(feeOn(amount, toRate(percent)))}</b>{' '}
            <small className="fine">{label}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

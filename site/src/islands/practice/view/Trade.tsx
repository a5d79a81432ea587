import { NO_VALUE, calculateFee, formatAmount, formatDollars, toRate } from '../../../lib/money.ts';
import { orderOf } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { Amount } from './Amount.tsx';
import { Ask, NoPrice } from './Ask.tsx';
import { OrderLine, PriceTags, printOrdered } from './OrderLine.tsx';

/** Step 2: the order, with its fee at four rates to one scale. `amount`: as typed. */
export function Trade({ amount }: { amount: string }) {
  const { t, flow, terms, coin, rates } = usePractice();
  if (terms.market.kind !== 'prices' || !coin) return <NoPrice />;
  const { symbol } = coin;
  const order = orderOf(flow, terms);
  const highest = rates.at(-1)?.percent ?? 1;
  return (
    <>
      <dl>
        <OrderLine name={t('trade.price', { coin: coin.name })}>
          <strong>{coin.price === null ? t('noPrice') : formatDollars(coin.price)}</strong>
          <PriceTags coin={coin} />
        </OrderLine>
      </dl>
      <Amount amount={amount} />
      <p id="practice-fees" className="caption">
        <b>{t('trade.fees')}</b>
      </p>
      <ul aria-labelledby="practice-fees" className="bars tabular">
        {rates.map(({ label, percent }) => (
          <li key={label}>
            <i style={{ blockSize: `calc(${percent / highest} * 36px)` }} />
            <b>
              {order ? formatDollars(calculateFee(order.gross, toRate(percent))) : NO_VALUE}
            </b>{' '}
            <span className="fine">{label}</span>
          </li>
        ))}
      </ul>
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
          ? t('trade.buy', { symbol, amount: formatAmount(order.gross, 0) })
          : t('trade.buyNothing', { symbol })}
      </Ask>
    </>
  );
}

import { NO_VALUE, calculateFee, formatAmount, formatDollars, toRate } from '../../../lib/money.ts';
import { createOrder } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { Amount } from './Amount.tsx';
import { OrderLine, PriceTags, formatOrderCoins } from './OrderLine.tsx';
import { NoPrice, RequestButton } from './RequestButton.tsx';

/** Step 2 shows the order and a chart of its fee at four rates. `amount` is what the visitor typed. */
export function Trade({ amount }: { amount: string }) {
  const { t, flow, pricing, selectedCoin, rates } = usePractice();
  if (pricing.market.kind !== 'prices' || !selectedCoin) return <NoPrice />;
  const { symbol } = selectedCoin;
  const order = createOrder(flow, pricing);
  const highestRate = rates.at(-1)?.percent ?? 1;
  return (
    <>
      <dl>
        <OrderLine name={t('trade.price', { coin: selectedCoin.name })}>
          <strong>
            {selectedCoin.price === null ? t('noPrice') : formatDollars(selectedCoin.price)}
          </strong>
          <PriceTags coin={selectedCoin} />
        </OrderLine>
      </dl>
      <Amount amount={amount} />
      <p id="practice-fees" className="caption">
        <b>{t('trade.fees')}</b>
      </p>
      <ul aria-labelledby="practice-fees" className="bars tabular">
        {rates.map(({ label, percent }) => (
          <li key={label}>
            <i style={{ blockSize: `calc(${percent / highestRate} * 36px)` }} />
            <b>
              {order ? formatDollars(calculateFee(order.gross, toRate(percent))) : NO_VALUE}
            </b>{' '}
            <span className="fine">{label}</span>
          </li>
        ))}
      </ul>
      <RequestButton
        outcome={
          <dl>
            <OrderLine name={t('trade.get')}>
              <strong>{order ? formatOrderCoins(order) : NO_VALUE}</strong>
            </OrderLine>
          </dl>
        }
      >
        {order
          ? t('trade.buy', { symbol, amount: formatAmount(order.gross, 0) })
          : t('trade.buyNothing', { symbol })}
      </RequestButton>
    </>
  );
}

import {
  feeOn,
  type Micros,
  NO_FIGURE,
  printAmount,
  printCoins,
  printDollars,
  toRate,
} from '../../../lib/money.ts';
import { fill } from '../../../lib/text.ts';
import type { PracticeProps, PropsAt } from '../practiceProps.ts';
import { Amount } from './Amount.tsx';
import { Ask, Line, NoPrice, PriceTags, StepHead, withFigure } from './parts.tsx';
import parts from './parts.module.css';
import styles from './Trade.module.css';

/** Step 2, on the steps: the ticket is written. */
export function Trade(props: PropsAt<'trade' | 'askedToBuy'>) {
  const { messages, market, coin, draft } = props;
  const head = <StepHead messages={messages} step="trade" />;
  if (market.kind !== 'prices' || !coin) {
    return (
      <>
        {head}
        <NoPrice {...props} />
      </>
    );
  }
  const order = draft?.kind === 'ready' ? draft.order : null;
  const { symbol } = coin;
  return (
    <>
      {head}
      <dl>
        <Line name={withFigure(messages['trade.price'], <strong>{coin.name}</strong>)}>
          <strong>{coin.price === null ? messages.noPrice : printDollars(coin.price)}</strong>
          <PriceTags messages={messages} coin={coin} isSample={market.isSample} />
        </Line>
      </dl>
      <Amount {...props} symbol={symbol} />
      <SmallBills {...props} amount={order && order.amount} />
      <dl>
        <Line name={messages['trade.get']}>
          <strong>{order ? `${printCoins(order.coins)} ${symbol}` : NO_FIGURE}</strong>
        </Line>
      </dl>
      <Ask {...props}>
        {order
          ? fill(messages['trade.buy'], { symbol, amount: printAmount(order.amount, 0) })
          : fill(messages['trade.buyNothing'], { symbol })}
      </Ask>
    </>
  );
}

type SmallBillsProps = Pick<PracticeProps, 'messages' | 'rates'> & {
  /** Null while no order can be sent. */
  amount: Micros | null;
};

/** The fee on this order at four rates, to one scale. */
function SmallBills({ messages, rates, amount }: SmallBillsProps) {
  const highest = rates.at(-1)?.percent ?? 1;
  return (
    <>
      <p id="practice-fees" className={`${parts.caption} caption`}>
        {messages['trade.fees']}
      </p>
      <ul aria-labelledby="practice-fees" className={`${styles.bills} tabular`}>
        {rates.map(({ label, percent }) => (
          <li key={label}>
            <i style={{ blockSize: `calc(${percent / highest} * var(--bill))` }} />
            <b>{amount === null ? NO_FIGURE : printDollars(feeOn(amount, toRate(percent)))}</b>{' '}
            <small className="fine">{label}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

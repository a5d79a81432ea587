import type { ReactNode } from 'react';
import { fill } from '../../../lib/fill.ts';
import { printAmount, printCoins, printDollars } from '../../../lib/money.ts';
import { printMinute } from '../../../lib/time.ts';
import type { PricedCoin } from '../market.ts';
import type { Bought, Sold } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Step.module.css';

type OrderLineProps = { name: ReactNode; strong?: boolean; children: ReactNode };

/** One line of an order, in a list of such lines. `strong`: what is paid, and what comes out of it. */
export function OrderLine({ name, strong, children }: OrderLineProps) {
  return (
    <div className={`${styles.line} cluster`} data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd className="tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The four lines that the wallet asks to approve, the first and the last the ones that count. */
export function OrderLines({ order }: { order: Bought | Sold }) {
  const { messages } = usePractice();
  const isSale = 'net' in order;
  const coins = `${printCoins(order.coins)} ${order.coin.symbol}`;
  const usdt = (amount: bigint) => fill(messages.usdt, { amount: printAmount(amount) });
  const fee = <OrderLine name={messages['wallet.fee']}>{usdt(order.fee)}</OrderLine>;
  return (
    <dl>
      <OrderLine name={messages[`wallet.${isSale ? 'sell' : 'buy'}.pay`]} strong>
        {isSale ? coins : usdt(order.amount)}
      </OrderLine>
      {!isSale && fee}
      <OrderLine name={messages['wallet.price']}>
        <span>{printDollars(order.price)}</span>
        <PriceTags coin={order.coin} />
      </OrderLine>
      {isSale && fee}
      <OrderLine name={messages['wallet.get']} strong>
        {isSale ? usdt(order.net) : coins}
      </OrderLine>
    </dl>
  );
}

/** What a price has to say of itself: that it is a sample, or old. */
export function PriceTags({ coin }: { coin: PricedCoin }) {
  const { messages } = usePractice();
  const { isSample, isOld, asOf } = coin;
  return (
    <>
      {isSample && <span className={styles.tag}>{messages['trade.sample']}</span>}
      {isOld && (
        <span className={styles.tag}>{fill(messages.asOf, { time: printMinute(asOf) })}</span>
      )}
    </>
  );
}

/** A sentence with its one place filled by something that is drawn in its own way. */
export function withStrong(sentence: string, value: string): ReactNode {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
}

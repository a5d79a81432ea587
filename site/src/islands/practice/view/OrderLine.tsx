import type { ReactNode } from 'react';
import { formatAmount, formatCoins, formatDollars } from '../../../lib/money.ts';
import { formatMinute } from '../../../lib/time.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice, type Translate } from '../usePractice.ts';
import styles from './Step.module.css';
import type { Order } from '../state.ts';

/** `strong`: the payment and the result. `fine`: belongs to the line above. `large`: the amount. */
type OrderLineProps = { name: ReactNode; kind?: 'strong' | 'fine' | 'large'; children: ReactNode };

/** One line in an order's list. */
export function OrderLine({ name, kind, children }: OrderLineProps) {
  return (
    <div className={kind === 'fine' ? `${styles.line} fine` : styles.line} data-kind={kind}>
      <dt>{name}</dt>
      <dd className="tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The four lines to approve in the wallet. The first and last matter most. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = usePractice();
  const isSale = order.side === 'sell';
  const usdt = (amount: bigint) => t('usdt', { amount: formatAmount(amount) });
  const fee = <OrderLine name={t('wallet.fee')}>{usdt(order.fee)}</OrderLine>;
  return (
    <dl>
      <OrderLine name={t(`wallet.${order.side}.pay`)} kind="strong">
        {isSale ? printOrdered(order) : usdt(order.gross)}
      </OrderLine>
      {!isSale && fee}
      <OrderLine name={t('wallet.price')}>
        <span>{formatDollars(order.price)}</span>
        <PriceTags coin={order.coin} />
      </OrderLine>
      {isSale && fee}
      <OrderLine name={t('wallet.get')} kind="strong">
        {isSale ? usdt(order.net) : printOrdered(order)}
      </OrderLine>
    </dl>
  );
}

/** An order's coins, such as `0.66633333 SOL`. */
export const printOrdered = ({ coins, coin }: Order) => `${formatCoins(coins)} ${coin.symbol}`;

/** A price's warning: a sample, or old. */
export const remarksOn = ({ isSample, isOld, asOf }: PricedCoin, t: Translate) => [
  ...(isSample ? [t('trade.sample')] : []),
  ...(isOld ? [t('asOf', { time: formatMinute(asOf) })] : []),
];

/** The same next to the price. */
export function PriceTags({ coin }: { coin: PricedCoin }) {
  const { t } = usePractice();
  return remarksOn(coin, t).map((remark) => (
    <span key={remark} className={styles.tag}>
      {remark}
    </span>
  ));
}

import type { ReactNode } from 'react';
import { formatAmount, formatCoins, formatDollars } from '../../../lib/money.ts';
import { formatMinute } from '../../../lib/time.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice, type Translate } from '../usePractice.ts';
import styles from './Step.module.css';
import type { Order } from '../state.ts';

/** Use `fine` for details about the line above. */
type OrderLineProps = { name: ReactNode; kind?: 'strong' | 'fine' | 'large'; children: ReactNode };

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

/** Visitors approve these four lines in the wallet. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = usePractice();
  const isSale = order.side === 'sell';
  const formatUsdt = (amount: bigint) => t('usdt', { amount: formatAmount(amount) });
  const fee = <OrderLine name={t('wallet.fee')}>{formatUsdt(order.fee)}</OrderLine>;
  return (
    <dl>
      <OrderLine name={t(`wallet.${order.side}.pay`)} kind="strong">
        {isSale ? formatOrderCoins(order) : formatUsdt(order.gross)}
      </OrderLine>
      {!isSale && fee}
      <OrderLine name={t('wallet.price')}>
        <span>{formatDollars(order.price)}</span>
        <PriceTags coin={order.coin} />
      </OrderLine>
      {isSale && fee}
      <OrderLine name={t('wallet.get')} kind="strong">
        {isSale ? formatUsdt(order.net) : formatOrderCoins(order)}
      </OrderLine>
    </dl>
  );
}

/** For example, `0.66633333 SOL`. */
export const formatOrderCoins = ({ coins, coin }: Order) => `${formatCoins(coins)} ${coin.symbol}`;

/** Warns if the price is a sample or old. */
export const getPriceWarnings = ({ isSample, isOld, asOf }: PricedCoin, t: Translate) => [
  ...(isSample ? [t('trade.sample')] : []),
  ...(isOld ? [t('asOf', { time: formatMinute(asOf) })] : []),
];

export function PriceTags({ coin }: { coin: PricedCoin }) {
  const { t } = usePractice();
  return getPriceWarnings(coin, t).map((warning) => (
    <span key={warning} className={styles.tag}>
      {warning}
    </span>
  ));
}

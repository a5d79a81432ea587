/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Some browsers no longer treat a grid's rows as table rows. */
import { useState } from 'react';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { formatChange, formatPrice, formatVolume } from '../../lib/numbers.ts';
import { NO_VALUE } from '../../lib/money.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { formatMinute } from '../../lib/time.ts';
import { PLACEHOLDER_IMAGE, type MarketRow } from '../../market/coins.ts';
import styles from './PriceRow.module.css';

export type PricesMessages = IslandMessages<'prices'>;

/** `oldSince`: the time of the row's numbers, if much older than the answer. */
type PriceRowProps = MarketRow & { messages: PricesMessages; oldSince: number | null };

export function PriceRow({ messages, oldSince, ...row }: PriceRowProps) {
  const way = useWay(row.current_price);
  return (
    <tr role="row" data-price-row={row.id}>
      <Asset
        {...row}
        asOf={
          oldSince === null
            ? null
            : fillPlaceholders(messages.asOf, { time: formatMinute(oldSince) })
        }
      />
      <td role="cell">
        <span className={`${styles.price} fit`}>
          <bdi>{row.current_price === null ? NO_VALUE : formatPrice(row.current_price)}</bdi>
          {/* A new element per price restarts the animation. */}
          {way && (
            <i
              key={row.current_price}
              className={styles.flash}
              data-flash={way}
              aria-hidden="true"
            />
          )}
        </span>
      </td>
      {row.price_change_percentage_24h === null ? (
        <td role="cell">{messages.notAvailable}</td>
      ) : (
        <Change messages={messages} percent={row.price_change_percentage_24h} />
      )}
      <td role="cell">
        {row.total_volume === null
          ? messages.notAvailable
          : fillPlaceholders(messages.volume, { volume: formatVolume(row.total_volume) })}
      </td>
    </tr>
  );
}

type AssetProps = Pick<MarketRow, 'image' | 'symbol' | 'name'> & { asOf?: string | null };

/** The row's coin, and the time of its numbers if they are old. */
export const Asset = ({ image, symbol, name, asOf }: AssetProps) => (
  <th scope="row" role="rowheader">
    <span className={styles.asset}>
      <CoinImage image={image} symbol={symbol} />
      <span className={styles.names}>
        <span>
          <b suppressHydrationWarning>{symbol}</b>
          <wbr />
          <span suppressHydrationWarning>/USDT</span>
        </span>
        <span suppressHydrationWarning>{name}</span>
        {asOf && <span>{asOf}</span>}
      </span>
    </span>
  </th>
);

function Change({ messages, percent }: { messages: PricesMessages; percent: number }) {
  // As printed: 0.00% after rounding is no change.
  const shown = Number(percent.toFixed(2));
  const trend = shown > 0 ? 'up' : 'down';
  return (
    <td role="cell" className={styles.change} data-trend={trend}>
      <svg viewBox="0 0 11 11" fill="currentColor" aria-hidden="true">
        <path d={trend === 'up' ? 'M5.5 1 11 10H0z' : 'M5.5 10 0 1h11z'} />
      </svg>
      <span className="sr-only">{`${messages[`trend.${shown === 0 ? 'unchanged' : trend}`]} `}</span>
      <span>{formatChange(percent)}</span>
    </td>
  );
}

/** The coin's logo, or a plate with the first letter of its symbol. */
function CoinImage({ image, symbol }: { image: string; symbol: string }) {
  const [failed, setFailed] = useState(image === PLACEHOLDER_IMAGE);
  return (
    <span className={`${styles.coin} chamfer`}>
      <img src={failed ? PLACEHOLDER_IMAGE : image} alt="" onError={() => setFailed(true)} />
      {failed && (
        <i aria-hidden="true" suppressHydrationWarning>
          {symbol[0]}
        </i>
      )}
    </span>
  );
}

/** The direction of the last price change. */
function useWay(price: number | null): 'up' | 'down' | undefined {
  const [last, setLast] = useState<{ price: typeof price; way?: 'up' | 'down' }>({ price });
  if (last.price !== price) {
    if (last.price === null || price === null) setLast({ price });
    else setLast({ price, way: price > last.price ? 'up' : 'down' });
  }
  return last.way;
}

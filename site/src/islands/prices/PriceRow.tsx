/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Some browsers drop the table semantics of rows with `display: grid`. */
import { useState } from 'react';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { formatChange, formatPrice, formatVolume } from '../../lib/numbers.ts';
import { NO_VALUE } from '../../lib/money.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { formatMinute } from '../../lib/time.ts';
import { PLACEHOLDER_IMAGE, type MarketRow } from '../../market/coins.ts';
import styles from './PriceRow.module.css';

export type PricesMessages = IslandMessages<'prices'>;

/** `oldSince` is when an old quote was current, in milliseconds since 1970. */
type PriceRowProps = MarketRow & { messages: PricesMessages; oldSince: number | null };

export function PriceRow({ messages, oldSince, ...row }: PriceRowProps) {
  const direction = usePriceDirection(row.current_price);
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
          {/* The key restarts the animation when the price changes again. */}
          {direction && (
            <i
              key={row.current_price}
              className={styles.flash}
              data-flash={direction}
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

/** A coin's header cell. If the quote is old, it includes the time. */
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
  // Use the displayed value, so 0.00% counts as unchanged.
  const rounded = Number(percent.toFixed(2));
  const trend = rounded > 0 ? 'up' : 'down';
  return (
    <td role="cell" className={styles.change} data-trend={trend}>
      <svg viewBox="0 0 11 11" fill="currentColor" aria-hidden="true">
        <path d={trend === 'up' ? 'M5.5 1 11 10H0z' : 'M5.5 10 0 1h11z'} />
      </svg>
      <span className="sr-only">{`${messages[`trend.${rounded === 0 ? 'unchanged' : trend}`]} `}</span>
      <span>{formatChange(percent)}</span>
    </td>
  );
}

/** Falls back to the first letter of the symbol if the logo is missing or fails to load. */
function CoinImage({ image, symbol }: { image: string; symbol: string }) {
  const [hasFailed, setHasFailed] = useState(image === PLACEHOLDER_IMAGE);
  return (
    <span className={`${styles.coin} chamfer`}>
      <img src={hasFailed ? PLACEHOLDER_IMAGE : image} alt="" onError={() => setHasFailed(true)} />
      {hasFailed && (
        <i aria-hidden="true" suppressHydrationWarning>
          {symbol[0]}
        </i>
      )}
    </span>
  );
}

type PriceChange = { price: number | null; direction?: 'up' | 'down' };

function usePriceDirection(price: number | null): PriceChange['direction'] {
  const [last, setLast] = useState<PriceChange>({ price });
  if (last.price !== price) {
    if (last.price === null || price === null) setLast({ price });
    else setLast({ price, direction: price > last.price ? 'up' : 'down' });
  }
  return last.direction;
}

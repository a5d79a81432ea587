/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Rows are laid out as grids, over which some browsers forget that they belong to a table. */
import { memo, useEffect, useState } from 'react';
import { fill } from '../../lib/text.ts';
import { NO_FIGURE, printChange, printPrice, printVolume } from '../../lib/money.ts';
import { printMinute, seconds } from '../../lib/time.ts';
import { PLACEHOLDER_IMAGE } from '../../market/coins.ts';
import styles from './PriceRow.module.css';
import type { PricesMessages } from './Prices.tsx';
import type { BoardRow } from './pricesState.ts';

const FLASH = seconds(0.6);

type PriceRowProps = BoardRow & { messages: PricesMessages };

/** One asset; drawn again only when its figures change. */
export const PriceRow = memo(function PriceRow({ messages, row, oldSince }: PriceRowProps) {
  const flash = useFlash(row.current_price);
  const price = row.current_price === null ? NO_FIGURE : printPrice(row.current_price);
  return (
    <tr role="row" data-price-row={row.id}>
      <th scope="row" role="rowheader">
        <span className={styles.asset}>
          <Coin image={row.image} symbol={row.symbol} />
          <span className={styles.names}>
            <span>
              <b>{row.symbol}</b>/USDT
            </span>
            <span>{row.name}</span>
            {oldSince !== null && (
              <span>{fill(messages.asOf, { time: printMinute(oldSince) })}</span>
            )}
          </span>
        </span>
      </th>
      <td role="cell">
        <span className={styles.price} data-flash={flash}>
          {price}
        </span>
      </td>
      <Change messages={messages} percent={row.price_change_percentage_24h} />
      <td role="cell">
        {row.total_volume === null
          ? messages.notAvailable
          : fill(messages.volume, { volume: printVolume(row.total_volume) })}
      </td>
    </tr>
  );
});

type ChangeProps = { messages: PricesMessages; percent: number | null };

function Change({ messages, percent }: ChangeProps) {
  if (percent === null) {
    return (
      <td role="cell">
        <span>{messages.notAvailable}</span>
      </td>
    );
  }
  // As it is printed: what rounds to 0.00% did not change.
  const shown = Number(percent.toFixed(2));
  const up = shown > 0;
  const word = messages[`trend.${shown === 0 ? 'unchanged' : up ? 'up' : 'down'}`];
  return (
    <td role="cell" className={styles.change} data-trend={up ? 'up' : 'down'}>
      <svg viewBox="0 0 11 11" aria-hidden="true">
        <path d={up ? 'M5.5 1 11 10H0z' : 'M5.5 10 0 1h11z'} />
      </svg>
      <span className="sr-only">{`${word} `}</span>
      <span>{printChange(percent)}</span>
    </td>
  );
}

/** The coin's mark, or a plate of the same size with the first letter of its symbol. */
function Coin({ image, symbol }: { image: string; symbol: string }) {
  const [failed, setFailed] = useState(image === PLACEHOLDER_IMAGE);
  return (
    <span className={`${styles.coin} chamfer`}>
      <img src={failed ? PLACEHOLDER_IMAGE : image} alt="" onError={() => setFailed(true)} />
      {failed && <b aria-hidden="true">{symbol.slice(0, 1)}</b>}
    </span>
  );
}

/** Which way the price went at its last change; undefined once that is `FLASH` ago. */
function useFlash(price: number | null): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState(price);
  const [flash, setFlash] = useState<{ to: number; way: 'up' | 'down' } | null>(null);
  if (seen !== price) {
    setSeen(price);
    setFlash(
      seen === null || price === null ? null : { to: price, way: price > seen ? 'up' : 'down' },
    );
  }
  useEffect(() => {
    if (!flash) return undefined;
    const timer = setTimeout(() => setFlash(null), FLASH);
    return () => clearTimeout(timer);
  }, [flash]);
  return flash?.way;
}

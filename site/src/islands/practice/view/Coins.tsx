import { formatDollars } from '../../../lib/money.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice } from '../usePractice.ts';
import { remarksOn } from './OrderLine.tsx';
import styles from './Plan.module.css';

/** Maximum characters on a plate. Beyond that it shows whole dollars or no price; the step shows it in full. */
const FITS = 10;

/** An eighth of a turn in radians. */
export const EIGHTH = Math.PI / 4;
/** The plan's rotation in radians clockwise, as in `drawings/pitPlan.ts`. */
export const TURN = 0.1;

const SIDES = 8;
/** In percent of the plan: radii of the plate rings, and the plate size. */
const ONE_RING = { radii: [30], width: 21, height: 12 };
const TWO_RINGS = { radii: [41, 23], width: 13.7, height: 13.7 };

/** The coins around the pit, for choosing one. In step 3 only the bought one. */
export function Coins() {
  const { t, flow, demo, terms, coin: checked, dispatch } = usePractice();
  const bought = 'bought' in flow;
  const { kind, coins } = terms.market;
  const noPrice = kind === 'prices' ? t('noPrice') : '';
  const { plates, width, height } = layOutPlates(coins.length);

  const printed = ({ price }: PricedCoin) => (price === null ? noPrice : formatDollars(price));

  /** For screen readers: `SOL, Solana, $150.00, sample price`. */
  const nameOf = (coin: PricedCoin) =>
    [coin.symbol, coin.name, printed(coin), ...remarksOn(coin, t)].filter(Boolean).join(', ');

  return (
    <fieldset inert={flow.kind !== 'trade' || demo !== null} aria-hidden={bought}>
      <legend className="sr-only">{t('trade.coins')}</legend>
      {coins.map((coin, index) => (
        <label
          key={coin.id}
          className={`${styles.coin} chamfer`}
          style={{
            left: `${plates[index]?.left}%`,
            top: `${plates[index]?.top}%`,
            '--width': `${width}cqi`,
            '--height': `${height}cqi`,
            '--letters': coin.symbol.length,
          }}
          hidden={bought && coin.id !== checked?.id}
          data-checked={(kind === 'prices' && coin.id === checked?.id) || undefined}
        >
          <input
            type="radio"
            name="practice-coin"
            className="overlay-input"
            value={coin.id}
            aria-label={nameOf(coin)}
            checked={coin.id === checked?.id}
            disabled={coin.price === null}
            onChange={() => dispatch({ type: 'choose', coin: coin.id })}
          />
          <span className="tabular">
            <b>{coin.symbol}</b>
            <i>{shortPrice(printed(coin))}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function shortPrice(price: string): string {
  const short = price.length > FITS ? price.replace(/\..*/, '') : price;
  return short.length > FITS ? '' : short;
}

/** A plate's position: its side of the pit, clockwise from the top, and its middle in percent of the plan. */
export type Plate = { side: number; left: number; top: number };

/**
 * Places up to sixteen coins: eight around the pit from the top, evenly if they are fewer, and the rest on a second
 * ring inside.
 */
export function layOutPlates(count: number) {
  const { radii, width, height } = count > SIDES ? TWO_RINGS : ONE_RING;
  const plates = Array.from({ length: count }, (_, index): Plate => {
    const ring = Math.floor(index / SIDES);
    const onRing = Math.min(count - ring * SIDES, SIDES);
    const side = Math.round(((index % SIDES) * SIDES) / onRing);
    const bearing = TURN + (side - 2) * EIGHTH;
    const radius = radii[ring] ?? 0;
    return { side, left: 50 + radius * Math.cos(bearing), top: 50 + radius * Math.sin(bearing) };
  });
  return { plates, rings: count > SIDES ? 2 : 1, width, height };
}

import { printDollars } from '../../../lib/money.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice } from '../usePractice.ts';
import { remarksOn } from './OrderLine.tsx';
import styles from './Plan.module.css';

/** More letters than fit a plate: it shows whole dollars then, or no price; the step shows it. */
const FITS = 10;

/** An eighth of a full turn, in radians. */
export const EIGHTH = Math.PI / 4;
/** By how much the pit is turned, in radians clockwise: as `drawings/plan.ts` draws it. */
export const TURN = 0.1;

const SIDES = 8;
/** In percent of the plan: how far from its middle the rings of plates lie, and how large a plate is. */
const ONE_RING = { radii: [30], width: 21, height: 12 };
const TWO_RINGS = { radii: [41, 23], width: 13.7, height: 13.7 };

/** The coins on the sides of the pit: the plan is the coin picker. On the floor the bought one alone. */
export function Coins() {
  const { t, flow, demo, terms, coin: checked, dispatch } = usePractice();
  const bought = 'bought' in flow;
  const { kind, coins } = terms.market;
  const noPrice = kind === 'prices' ? t('noPrice') : '';
  const { plates, width, height } = layOutPlates(coins.length);

  const printed = ({ price }: PricedCoin) => (price === null ? noPrice : printDollars(price));

  /** As it is read out: `SOL, Solana, $150.00, sample price`. */
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
            className="over-words"
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

/** The place of a coin's plate: its side of the pit, clockwise from the top, and its middle in percent of the plan. */
export type Plate = { side: number; left: number; top: number };

/**
 * Where the plates of up to sixteen coins stand on the plan: eight on the sides of the pit, from the top and
 * evenly where they are fewer, and the others within on a second ring.
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

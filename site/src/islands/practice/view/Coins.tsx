import { formatDollars, NO_VALUE } from '../../../lib/money.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice } from '../usePractice.ts';
import { getPriceWarnings } from './OrderLine.tsx';
import styles from './Plan.module.css';

/** In characters. The full price is next to the amount field. */
const MAX_PRICE_LENGTH = 10;

/** The angle between two sides of the plan, in radians. */
export const SIDE_ANGLE = Math.PI / 4;
/** Clockwise, in radians. The plan itself is in `drawings/pitPlan.ts`. */
export const PLAN_ROTATION = 0.1;

const SIDES = 8;
/** Ring radii and coin size, as percentages of the plan. */
const ONE_RING = { radii: [30], width: 21, height: 12 };
const TWO_RINGS = { radii: [41, 23], width: 13.7, height: 13.7 };

/** The coins on the plan are radio buttons. Step 3 only has the coin that was bought. */
export function Coins() {
  const { t, flow, demo, pricing, selectedCoin, dispatch } = usePractice();
  const isBought = 'bought' in flow;
  const { kind, coins } = pricing.market;
  const noPrice = kind === 'prices' ? t('noPrice') : '';
  const { positions, width, height } = layOutCoins(coins.length);

  const getPrice = ({ price }: PricedCoin) => (price === null ? noPrice : formatDollars(price));

  /** The accessible name, e.g. `SOL, Solana, $150.00, Sample price`. */
  const getLabel = (coin: PricedCoin) =>
    [coin.symbol, coin.name, getPrice(coin), ...getPriceWarnings(coin, t)]
      .filter(Boolean)
      .join(', ');

  return (
    <fieldset inert={flow.kind !== 'trade' || demo !== null} aria-hidden={isBought}>
      <legend className="sr-only">{t('trade.coins')}</legend>
      {coins.map((coin, index) => (
        <label
          key={coin.id}
          className={`${styles.coin} chamfer`}
          style={{
            left: `${positions[index]?.left}%`,
            top: `${positions[index]?.top}%`,
            '--width': `${width}cqi`,
            '--height': `${height}cqi`,
            '--letters': coin.symbol.length,
          }}
          hidden={isBought && coin.id !== selectedCoin?.id}
          data-checked={(kind === 'prices' && coin.id === selectedCoin?.id) || undefined}
        >
          <input
            type="radio"
            name="practice-coin"
            className="overlay-input"
            value={coin.id}
            aria-label={getLabel(coin)}
            checked={coin.id === selectedCoin?.id}
            disabled={coin.price === null}
            onChange={() => dispatch({ type: 'selectCoin', coin: coin.id })}
          />
          <span className="tabular">
            <b>{coin.symbol}</b>
            <i>{coin.price === null && noPrice ? NO_VALUE : shortenPrice(getPrice(coin))}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Drops the decimals, or even the entire price, if it's too long. */
function shortenPrice(price: string): string {
  const short = price.length > MAX_PRICE_LENGTH ? price.replace(/\..*/, '') : price;
  return short.length > MAX_PRICE_LENGTH ? '' : short;
}

/** `side` counts clockwise from the top. `left` and `top` are percentages of the plan. */
type CoinPosition = { side: number; left: number; top: number };

/** Arranges up to eight coins on one ring, and up to sixteen on two. */
export function layOutCoins(count: number) {
  const { radii, width, height } = count > SIDES ? TWO_RINGS : ONE_RING;
  const positions = Array.from({ length: count }, (_, index): CoinPosition => {
    const ring = Math.floor(index / SIDES);
    const coinsOnRing = Math.min(count - ring * SIDES, SIDES);
    const side = Math.round(((index % SIDES) * SIDES) / coinsOnRing);
    const angle = PLAN_ROTATION + (side - 2) * SIDE_ANGLE;
    const radius = radii[ring] ?? 0;
    return { side, left: 50 + radius * Math.cos(angle), top: 50 + radius * Math.sin(angle) };
  });
  return { positions, rings: count > SIDES ? 2 : 1, width, height };
}

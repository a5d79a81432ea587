import { printDollars } from '../../../lib/money.ts';
import type { PricedCoin } from '../market.ts';
import { layOutPlates } from '../plates.ts';
import { usePractice } from '../usePractice.ts';
import { remarksOn } from './OrderLine.tsx';
import styles from './Plan.module.css';

/** More letters than fit a plate: it shows whole dollars then, or no price; the step shows it. */
const FITS = 10;

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
    [coin.symbol, coin.name, printed(coin), remarksOn(coin, t).join(', ').toLowerCase()]
      .filter(Boolean)
      .join(', ');

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

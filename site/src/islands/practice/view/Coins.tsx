import { printMinute } from '../../../lib/time.ts';
import { fill } from '../../../lib/text.ts';
import type { PricedCoin } from '../market.ts';
import { printDollars } from '../../../lib/money.ts';
import type { PracticeMessages, PracticeProps } from '../practiceProps.ts';
import styles from './Coins.module.css';
import { coinPlace } from './planShapes.ts';

/** More letters than fit a plate: it shows whole dollars then, or no price; the step shows it. */
const FITS = 10;

type CoinsProps = Pick<PracticeProps, 'messages' | 'market' | 'coin' | 'dispatch'> & {
  /** The wallet asks, or the demo plays: nothing can be chosen. */
  inert: boolean;
};

/** The coins on the sides of the pit: the plan is the coin picker. */
export function Coins({ messages, market, coin: checked, dispatch, inert }: CoinsProps) {
  return (
    <fieldset className={styles.coins} inert={inert}>
      <legend className="sr-only">{messages['trade.coins']}</legend>
      {market.coins.map((coin, side) => (
        <label
          key={coin.id}
          className={`${styles.coin} chamfer`}
          style={coinPlace(side)}
          data-checked={(market.kind === 'prices' && coin.id === checked?.id) || undefined}
        >
          <input
            type="radio"
            name="practice-coin"
            className="over-words"
            value={coin.id}
            aria-label={nameOf(coin, messages, market)}
            checked={coin.id === checked?.id}
            disabled={coin.price === null}
            onChange={() => dispatch({ type: 'choose', coin: coin.id })}
          />
          <Face coin={coin} none={market.kind === 'prices' ? messages.noPrice : ''} />
        </label>
      ))}
    </fieldset>
  );
}

/** On the floor: the one coin that was bought, no longer a choice. */
export function OwnCoin({ coin, side }: { coin: PricedCoin; side: number }) {
  return (
    <div className={styles.coins} aria-hidden="true">
      <span className={`${styles.coin} chamfer`} style={coinPlace(side)} data-checked>
        <Face coin={coin} none="" />
      </span>
    </div>
  );
}

function Face({ coin, none }: { coin: PricedCoin; none: string }) {
  const price = coin.price === null ? none : printDollars(coin.price);
  const short = price.length > FITS ? price.replace(/\..*/, '') : price;
  return (
    <span className="tabular">
      <b>{coin.symbol}</b>
      <i>{short.length > FITS ? '' : short}</i>
    </span>
  );
}

/** As it is read out: `SOL, Solana, $150.00, sample price`. */
function nameOf(
  { symbol, name, price, isOld, asOf }: PricedCoin,
  messages: PracticeMessages,
  market: PracticeProps['market'],
): string {
  const parts = [symbol, name];
  if (price !== null) parts.push(printDollars(price));
  else if (market.kind === 'prices') parts.push(messages.noPrice);
  if (market.kind === 'prices' && market.isSample)
    parts.push(messages['trade.sample'].toLowerCase());
  if (isOld) parts.push(fill(messages.asOf, { time: printMinute(asOf) }));
  return parts.join(', ');
}

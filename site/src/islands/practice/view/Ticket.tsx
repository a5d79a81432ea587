import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/fill.ts';
import { printAmount, printCoins, printDollars, toRate, upToCent } from '../../../lib/money.ts';
import { printMinute } from '../../../lib/time.ts';
import { outcomeOf, type Bought, type Sold } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import shared from './Step.module.css';
import styles from './Ticket.module.css';

/** The end of a practice trade: both orders to the last decimal, and what they add up to. */
export function Ticket({ bought, sold }: { bought: Bought; sold: Sold }) {
  const { messages, rates, dispatch, onStart } = usePractice();
  const dearest = toRate(rates.at(-1)?.percent ?? 0);
  const outcome = outcomeOf(bought, sold, dearest);
  return (
    <>
      <div className={styles.ticket} data-practice-ticket>
        <p className={styles.stub}>
          <b data-word={messages['ticket.stub']}>{messages['ticket.stub']}</b>
        </p>
        <div className={`${styles.paper} caption stack`}>
          <h3 id="practice-step" tabIndex={-1}>
            {messages['ticket.heading']}
          </h3>
          <p className="fine">
            {bought.coin.isSample || sold.coin.isSample
              ? messages['ticket.sample']
              : fill(messages['ticket.market'], { time: printMinute(sold.coin.asOf) })}
          </p>
          <Order order={bought} />
          <Order order={sold} />
          <p className={styles.sum} data-strong>
            <strong>{messages['ticket.back']}</strong>{' '}
            <strong>
              <bdi>{printAmount(sold.net)}</bdi>
            </strong>{' '}
            <span className="fine">
              {fill(messages['ticket.difference'], {
                fees: printAmount(-outcome.fees),
                rest: printAmount(outcome.priceAndRounding),
              })}
            </span>{' '}
            <bdi className="fine">{printAmount(outcome.difference)}</bdi>
          </p>
          <p className={`${styles.sum} fine`} data-fees>
            <span>
              <b>{printDollars(upToCent(outcome.fees))}</b> {messages['ticket.ours']}
            </span>{' '}
            <span>
              <b>{printDollars(upToCent(outcome.feesElsewhere))}</b> {messages['ticket.elsewhere']}
            </span>
          </p>
        </div>
      </div>
      <div className={`${shared.actions} cluster`}>
        <Button kind="primary" onClick={onStart}>
          {messages.start}
        </Button>
        <Button kind="ring" onClick={() => dispatch({ type: 'again' })}>
          {messages['ticket.again']}
        </Button>
      </div>
      <p className={`${shared.note} fine`}>{messages['ticket.note']}</p>
    </>
  );
}

function Order({ order }: { order: Bought | Sold }) {
  const { messages } = usePractice();
  const isSale = 'net' in order;
  const coins = `${printCoins(order.coins)} ${order.coin.symbol}`;
  return (
    <p className={styles.sum}>
      <span>
        <em className={`${styles.side} chamfer`}>
          {messages[`ticket.${isSale ? 'sell' : 'buy'}`]}
        </em>{' '}
        {fill(messages['ticket.order'], { coins, price: printDollars(order.price) })}
      </span>{' '}
      <bdi>{printAmount(isSale ? order.gross : order.amount)}</bdi>{' '}
      <span className="fine">{messages['ticket.fee']}</span>{' '}
      <bdi className="fine">{printAmount(order.fee)}</bdi>
    </p>
  );
}

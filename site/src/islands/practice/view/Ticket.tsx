import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/fill.ts';
import { printAmount, printCoins, printDollars, toRate, upToCent } from '../../../lib/money.ts';
import { printMinute } from '../../../lib/time.ts';
import { outcomeOf, type Bought, type Sold } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import shared from './Step.module.css';
import styles from './Ticket.module.css';

type TicketProps = { bought: Bought; sold: Sold };

/** The end of a practice trade: both orders to the last decimal, and what they add up to. */
export function Ticket({ bought, sold }: TicketProps) {
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
          <Order side="buy" order={bought} amount={bought.amount} />
          <Order side="sell" order={sold} amount={sold.gross} />
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

type OrderProps = { side: 'buy' | 'sell'; order: Bought | Sold; amount: bigint };

function Order({ side, order, amount }: OrderProps) {
  const { messages } = usePractice();
  const coins = `${printCoins(order.coins)} ${order.coin.symbol}`;
  return (
    <p className={styles.sum}>
      <span>
        <em className={`${styles.side} chamfer`}>{messages[`ticket.${side}`]}</em>{' '}
        {fill(messages['ticket.order'], { coins, price: printDollars(order.price) })}
      </span>{' '}
      <bdi>{printAmount(amount)}</bdi> <span className="fine">{messages['ticket.fee']}</span>{' '}
      <bdi className="fine">{printAmount(order.fee)}</bdi>
    </p>
  );
}

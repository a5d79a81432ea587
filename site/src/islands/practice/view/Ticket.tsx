import { printMinute } from '../../../lib/time.ts';
import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/text.ts';
import { outcomeOf } from '../orders.ts';
import { printAmount, printCoins, printDollars, toRate, upToCent } from '../../../lib/money.ts';
import type { PropsAt } from '../practiceProps.ts';
import parts from './parts.module.css';
import styles from './Ticket.module.css';

/** What the visitor carries out: a piece of the floor, and every decimal of the trade. */
export function Ticket(props: PropsAt<'ticket'>) {
  const { messages, rates, flow, coin, dispatch, onStart } = props;
  const { bought, sold } = flow;
  const stub = messages['ticket.stub'];
  const dearest = toRate(rates.at(-1)?.percent ?? 0);
  const { difference, fees, ...outcome } = outcomeOf(bought, sold, dearest);
  const coins = `${printCoins(bought.coins)} ${coin?.symbol ?? ''}`;
  return (
    <>
      <div className={styles.ticket} data-practice-ticket>
        <p className={styles.stub}>
          <b data-word={stub}>{stub}</b>
        </p>
        <div className={`${styles.paper} caption stack`}>
          <h3 id="practice-step" tabIndex={-1}>
            {messages['ticket.heading']}
          </h3>
          <p className="fine">
            {bought.isSample || sold.isSample
              ? messages['ticket.sample']
              : fill(messages['ticket.market'], { time: printMinute(sold.asOf) })}
          </p>
          {(['buy', 'sell'] as const).map((side) => {
            const { price, fee } = side === 'buy' ? bought : sold;
            return (
              <p key={side} className={styles.sum}>
                <span>
                  <em className={`${styles.side} chamfer`}>{messages[`ticket.${side}`]}</em>{' '}
                  {fill(messages['ticket.order'], { coins, price: printDollars(price) })}
                </span>{' '}
                <bdi>{printAmount(side === 'buy' ? bought.amount : sold.gross)}</bdi>{' '}
                <span className="fine">{messages['ticket.fee']}</span>{' '}
                <bdi className="fine">{printAmount(fee)}</bdi>
              </p>
            );
          })}
          <p className={styles.sum} data-strong>
            <strong>{messages['ticket.back']}</strong>{' '}
            <strong>
              <bdi>{printAmount(sold.net)}</bdi>
            </strong>{' '}
            <span className="fine">
              {fill(messages['ticket.difference'], {
                fees: printAmount(-fees),
                rest: printAmount(outcome.priceAndRounding),
              })}
            </span>{' '}
            <bdi className="fine">{printAmount(difference)}</bdi>
          </p>
          <p className={`${styles.sum} fine`} data-fees>
            <span>
              <b>{printDollars(upToCent(fees))}</b> {messages['ticket.ours']}
            </span>{' '}
            <span>
              <b>{printDollars(upToCent(outcome.feesElsewhere))}</b> {messages['ticket.elsewhere']}
            </span>
          </p>
        </div>
      </div>
      <div className={`${parts.actions} cluster`}>
        <Button kind="primary" onClick={onStart}>
          {messages.start}
        </Button>
        <Button kind="ring" onClick={() => dispatch({ type: 'again' })}>
          {messages['ticket.again']}
        </Button>
      </div>
      <p className={`${parts.note} fine`}>{messages['ticket.note']}</p>
    </>
  );
}

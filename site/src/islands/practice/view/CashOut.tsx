import { fill } from '../../../lib/text.ts';
import { downToCent, printCoins, printDollars } from '../../../lib/money.ts';
import type { PropsAt } from '../practiceProps.ts';
import styles from './CashOut.module.css';
import { Ask, NoPrice, PriceTags, StepHead } from './parts.tsx';
import parts from './parts.module.css';

/** What a partner may ask for, as the messages are keyed. */
const ASKS = ['identity', 'account', 'price', 'limits'] as const;

/** Step 3, on the floor: what the coins are worth, and what a real way to cash asks. */
export function CashOut(props: PropsAt<'cashOut' | 'askedToSell'>) {
  const { messages, flow, coin, sale } = props;
  const { bought } = flow;
  const symbol = coin?.symbol ?? '';
  return (
    <>
      <StepHead messages={messages} step="cashOut" />
      {sale === null ? (
        <NoPrice {...props} />
      ) : (
        <>
          <p className={`${styles.worth} cluster tabular`}>
            <b>{printDollars(downToCent(sale.gross))}</b>{' '}
            <span className="fine">
              {fill(messages['cashOut.worth'], { coins: `${printCoins(bought.coins)} ${symbol}` })}{' '}
              <PriceTags messages={messages} coin={coin} isSample={sale.isSample} />
              <br />
              {fill(messages['cashOut.paid'], { amount: printDollars(bought.amount) })}
            </span>
          </p>
          <p className={`${parts.caption} caption`}>{messages['cashOut.asks.heading']}</p>
          <dl>
            {ASKS.map((ask) => (
              <div key={ask} className={`${styles.ask} fine sidebar`}>
                <dt>
                  <b>{messages[`cashOut.asks.${ask}.title`]}</b>
                </dt>
                <dd>{messages[`cashOut.asks.${ask}.body`]}</dd>
              </div>
            ))}
          </dl>
          <Ask {...props}>{fill(messages['cashOut.sell'], { symbol })}</Ask>
        </>
      )}
    </>
  );
}

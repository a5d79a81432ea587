import { fill } from '../../../lib/fill.ts';
import { downToCent, printCoins, printDollars } from '../../../lib/money.ts';
import { saleOf, type Bought } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { Ask, NoPrice } from './Ask.tsx';
import { PriceTags } from './OrderLine.tsx';
import styles from './Step.module.css';

/** What a partner may ask for, as the messages are keyed. */
const ASKS = ['identity', 'account', 'price', 'limits'] as const;

/** Step 3, on the floor: what the coins are worth, and what a real way to cash asks. */
export function CashOut({ bought }: { bought: Bought }) {
  const { messages, terms } = usePractice();
  const { symbol } = bought.coin;
  const sale = saleOf(bought, terms);
  if (!sale) return <NoPrice />;
  return (
    <>
      <p className={`${styles.worth} cluster tabular under-rule`}>
        <b>{printDollars(downToCent(sale.gross))}</b>{' '}
        <span className="fine">
          {fill(messages['cashOut.worth'], { coins: `${printCoins(bought.coins)} ${symbol}` })}{' '}
          <PriceTags coin={sale.coin} />
          <br />
          {fill(messages['cashOut.paid'], { amount: printDollars(bought.amount) })}
        </span>
      </p>
      <p className="caption">
        <b>{messages['cashOut.asks.heading']}</b>
      </p>
      <dl>
        {ASKS.map((ask) => (
          <div key={ask} className={`${styles.line} ${styles.ask} fine sidebar`}>
            <dt>
              <b>{messages[`cashOut.asks.${ask}.title`]}</b>
            </dt>
            <dd>{messages[`cashOut.asks.${ask}.body`]}</dd>
          </div>
        ))}
      </dl>
      <Ask>{fill(messages['cashOut.sell'], { symbol })}</Ask>
    </>
  );
}

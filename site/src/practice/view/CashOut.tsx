import { fill } from '../../lib/fill.ts';
import { downToCent, printCoins, printDollars } from '../money/print.ts';
import type { PropsAt } from '../practiceProps.ts';
import styles from './CashOut.module.css';
import { Ask, NoPrice, PriceTags, StepHead } from './parts.tsx';
import parts from './parts.module.css';

/** Step 3, on the floor: what the coins are worth, and what a real way to cash asks. */
export function CashOut(props: PropsAt<'cashOut' | 'askedToSell'>) {
  const { words, flow, coin, sale } = props;
  const { worth, paid, asks, sell } = words.cashOut;
  const { bought } = flow;
  const symbol = coin?.symbol ?? '';
  return (
    <>
      <StepHead {...words.cashOut} />
      {sale === null ? (
        <NoPrice {...props} />
      ) : (
        <>
          <p className={`${styles.worth} tabular`}>
            <b>{printDollars(downToCent(sale.gross))}</b>{' '}
            <span>
              {fill(worth, { coins: `${printCoins(bought.coins)} ${symbol}` })}{' '}
              <PriceTags words={words} coin={coin} isSample={sale.isSample} />
              <br />
              {fill(paid, { amount: printDollars(bought.amount) })}
            </span>
          </p>
          <p className={parts.caption}>{asks.heading}</p>
          <dl>
            {asks.list.map(({ title, body }) => (
              <div key={title} className={styles.ask}>
                <dt>{title}</dt>
                <dd>{body}</dd>
              </div>
            ))}
          </dl>
          <Ask {...props}>{fill(sell, { symbol })}</Ask>
        </>
      )}
    </>
  );
}

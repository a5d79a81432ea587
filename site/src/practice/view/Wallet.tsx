import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../lib/fill.ts';
import { printAmount, printCoins, printDollars } from '../money/print.ts';
import type { PracticeProps } from '../practiceProps.ts';
import { Line, PriceTags } from './parts.tsx';
import parts from './parts.module.css';
import styles from './Wallet.module.css';

/** The practice wallet while it asks: ink, because black is yours. */
export function Wallet(props: PracticeProps) {
  const { words, watch, dispatch } = props;
  const { wallet } = words;
  const order = orderOf(props);
  const { heading } = order ? wallet[order.side] : wallet.connect;
  const movedFrom = order && order.movedFrom;
  return (
    <div
      role="group"
      aria-labelledby="practice-wallet-heading"
      className={styles.wallet}
      inert={watch !== null}
    >
      <p className={styles.name}>
        {wallet.name} <span className={parts.tag}>{wallet.tag}</span>
      </p>
      {/* The step's own heading is out of reach while this is open: see `inert`. */}
      <h4 id="practice-wallet-heading" aria-level={3} tabIndex={-1}>
        {heading}
      </h4>
      {movedFrom && (
        <p className={styles.moved}>
          {fill(wallet.moved, {
            from: printDollars(movedFrom),
            to: printDollars(order.price),
          })}
        </p>
      )}
      {order ? (
        <dl className={styles.lines}>
          {order.lines.map(([name, figure], index) => (
            <Line key={name} name={name} strong={index % 3 === 0}>
              {figure}
            </Line>
          ))}
        </dl>
      ) : (
        <div className={styles.rights}>
          {[wallet.connect.can, wallet.connect.cannot].map(({ title, list }) => (
            <ul key={title} aria-label={title}>
              <li aria-hidden="true">{title}</li>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ))}
        </div>
      )}
      <p className={parts.note}>{order ? wallet.note : wallet.connect.warning}</p>
      <div className={parts.actions}>
        <Button kind="primary" data-practice-approve onClick={() => dispatch({ do: 'approve' })}>
          {movedFrom ? wallet.approveNewPrice : wallet.approve}
        </Button>
        <Button kind="ring" data-practice-refuse onClick={() => dispatch({ do: 'refuse' })}>
          {wallet.refuse}
        </Button>
      </div>
    </div>
  );
}

/** The four lines that are approved, the first and the last the ones that count; null for a connection. */
function orderOf({ flow, words, coin }: PracticeProps) {
  if (!('movedFrom' in flow)) return null;
  const side = 'order' in flow ? 'buy' : 'sell';
  const order = 'order' in flow ? flow.order : flow.sale;
  const { fee, price, get, [side]: asked } = words.wallet;
  const coins = `${printCoins(order.coins)} ${coin?.symbol ?? ''}`;
  const usdt = (amount: bigint) => fill(words.usdt, { amount: printAmount(amount) });
  const itsPrice: [string, ReactNode] = [
    price,
    <>
      {printDollars(order.price)}
      <PriceTags words={words} isSample={order.isSample} />
    </>,
  ];
  const itsFee: [string, ReactNode] = [fee, usdt(order.fee)];
  const lines: [string, ReactNode][] =
    'net' in order
      ? [[asked.pay, coins], itsPrice, itsFee, [get, usdt(order.net)]]
      : [[asked.pay, usdt(order.amount)], itsFee, itsPrice, [get, coins]];
  return { side, price: order.price, movedFrom: flow.movedFrom, lines } as const;
}

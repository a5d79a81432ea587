import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/text.ts';
import { printAmount, printCoins, printDollars } from '../../../lib/money.ts';
import { TOLERANCE_PERCENT } from '../reducer.ts';
import type { PracticeProps } from '../practiceProps.ts';
import { Line, PriceTags } from './parts.tsx';
import parts from './parts.module.css';
import styles from './Wallet.module.css';

/** What a connected page can, and cannot: the keys of the title and of the rights. */
const RIGHTS = [
  [
    'wallet.connect.can.title',
    'wallet.connect.can.address',
    'wallet.connect.can.holdings',
    'wallet.connect.can.request',
  ],
  [
    'wallet.connect.cannot.title',
    'wallet.connect.cannot.move',
    'wallet.connect.cannot.trade',
    'wallet.connect.cannot.phrase',
  ],
] as const;

/** The practice wallet while it asks: ink, because black is yours. */
export function Wallet(props: PracticeProps) {
  const { messages, demo, dispatch } = props;
  const order = orderOf(props);
  const asked = order ? order.side : 'connect';
  const movedFrom = order && order.movedFrom;
  return (
    <div
      role="group"
      aria-labelledby="practice-wallet-heading"
      className={`${styles.wallet} board`}
      inert={demo !== null}
    >
      <div className={`${styles.asked} sidebar`}>
        <div>
          <p className={`${styles.name} caption cluster`}>
            {messages['wallet.name']} <span className={parts.tag}>{messages['wallet.tag']}</span>
          </p>
          {/* The step's own heading is out of reach while this is open: see `inert`. */}
          <h4 id="practice-wallet-heading" aria-level={3} tabIndex={-1} className="headline">
            {messages[`wallet.${asked}.heading`]}
          </h4>
          {movedFrom && (
            <p className={styles.moved}>
              {fill(messages['wallet.moved'], {
                from: printDollars(movedFrom),
                to: printDollars(order.price),
              })}
            </p>
          )}
          {order ? (
            <dl>
              {order.lines.map(([name, figure], index) => (
                <Line key={name} name={name} strong={index % 3 === 0}>
                  {figure}
                </Line>
              ))}
            </dl>
          ) : (
            <div className={`${styles.rights} caption columns`}>
              {RIGHTS.map(([title, ...rights]) => (
                <ul key={title} aria-label={messages[title]}>
                  <li aria-hidden="true">
                    <b>{messages[title]}</b>
                  </li>
                  {rights.map((right) => (
                    <li key={right}>{messages[right]}</li>
                  ))}
                </ul>
              ))}
            </div>
          )}
        </div>
        <div>
          <p className={`${parts.note} fine`}>
            {order
              ? fill(messages['wallet.note'], { tolerance: TOLERANCE_PERCENT })
              : messages['wallet.connect.warning']}
          </p>
          <div className={`${parts.actions} cluster`}>
            <Button
              kind="primary"
              data-practice-approve
              onClick={() => dispatch({ type: 'approve' })}
            >
              {messages[movedFrom ? 'wallet.approveNewPrice' : 'wallet.approve']}
            </Button>
            <Button kind="ring" data-practice-refuse onClick={() => dispatch({ type: 'refuse' })}>
              {messages['wallet.refuse']}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The four lines that are approved, the first and the last the ones that count; null for a connection. */
function orderOf({ flow, messages, coin }: PracticeProps) {
  if (!('movedFrom' in flow)) return null;
  const side = 'order' in flow ? 'buy' : 'sell';
  const order = 'order' in flow ? flow.order : flow.sale;
  const coins = `${printCoins(order.coins)} ${coin?.symbol ?? ''}`;
  const usdt = (amount: bigint) => fill(messages.usdt, { amount: printAmount(amount) });
  const itsPrice: [string, ReactNode] = [
    messages['wallet.price'],
    <>
      <span>{printDollars(order.price)}</span>
      <PriceTags messages={messages} isSample={order.isSample} />
    </>,
  ];
  const itsFee: [string, ReactNode] = [messages['wallet.fee'], usdt(order.fee)];
  const [pay, get] = [messages[`wallet.${side}.pay`], messages['wallet.get']];
  const lines: [string, ReactNode][] =
    'net' in order
      ? [[pay, coins], itsPrice, itsFee, [get, usdt(order.net)]]
      : [[pay, usdt(order.amount)], itsFee, itsPrice, [get, coins]];
  return { side, price: order.price, movedFrom: flow.movedFrom, lines } as const;
}

import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/fill.ts';
import { printDollars } from '../../../lib/money.ts';
import { TOLERANCE_PERCENT } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { OrderLines } from './OrderLine.tsx';
import shared from './Step.module.css';
import styles from './Wallet.module.css';

/** The practice wallet while it asks. */
export function Wallet() {
  const { messages, flow, demo, dispatch } = usePractice();
  const order = 'order' in flow ? flow.order : null;
  const movedFrom = 'order' in flow ? flow.movedFrom : null;
  const asked = !order ? 'connect' : 'net' in order ? 'sell' : 'buy';
  return (
    <div
      role="group"
      aria-labelledby="practice-wallet-heading"
      className={`${styles.wallet} board sidebar`}
      inert={demo !== null}
    >
      <div>
        <p className={`${styles.name} caption cluster`}>
          {messages['wallet.name']} <span className={shared.tag}>{messages['wallet.tag']}</span>
        </p>
        {/* The step's own heading is out of reach while this is open: see `inert`. */}
        <h4 id="practice-wallet-heading" aria-level={3} tabIndex={-1} className="headline">
          {messages[`wallet.${asked}.heading`]}
        </h4>
        {order && movedFrom && (
          <p className={styles.moved}>
            {fill(messages['wallet.moved'], {
              from: printDollars(movedFrom),
              to: printDollars(order.price),
            })}
          </p>
        )}
        {order ? <OrderLines order={order} /> : <Rights />}
      </div>
      <div>
        <p className={`${shared.note} fine`}>
          {order
            ? fill(messages['wallet.note'], { tolerance: TOLERANCE_PERCENT })
            : messages['wallet.connect.warning']}
        </p>
        <div className={`${shared.actions} cluster`}>
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
  );
}

/** What a connected page can, and cannot: the keys of the title and of the rights. */
const RIGHTS = [
  ['can.title', 'can.address', 'can.holdings', 'can.request'],
  ['cannot.title', 'cannot.move', 'cannot.trade', 'cannot.phrase'],
] as const;

/** What the wallet says of them before it connects. */
function Rights() {
  const { messages } = usePractice();
  return (
    <div className={`${styles.rights} caption columns`}>
      {RIGHTS.map(([title, ...rights]) => (
        <ul key={title} aria-label={messages[`wallet.connect.${title}`]}>
          <li aria-hidden="true" className={shared.line}>
            <b>{messages[`wallet.connect.${title}`]}</b>
          </li>
          {rights.map((right) => (
            <li key={right} className={shared.line}>
              {messages[`wallet.connect.${right}`]}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

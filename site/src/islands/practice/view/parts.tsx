import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/text.ts';
import { printMinute } from '../../../lib/time.ts';
import type { PricedCoin } from '../market.ts';
import { usePractice } from '../usePractice.ts';
import styles from './parts.module.css';

/** A sentence with its one place filled by something that is drawn in its own way. */
export function withFigure(sentence: string, figure: string): ReactNode {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      <strong>{figure}</strong>
      {after}
    </>
  );
}

type LineProps = { name: ReactNode; strong?: boolean; children: ReactNode };

/** One line of an order, in a list of such lines. `strong`: what is paid, and what comes out of it. */
export function Line({ name, strong, children }: LineProps) {
  return (
    <div className={`${styles.line} cluster`} data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd className="tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The one request of a step. After a refusal it says what that did, and asks the same again. */
export function Ask({ children }: { children: ReactNode }) {
  const { messages, flow, dispatch } = usePractice();
  const refused = flow.by === 'refused';
  function ask() {
    // Beside an amount that cannot be sent stands why; there the visitor mends it.
    document.querySelector<HTMLElement>('#practice-amount[aria-invalid="true"]')?.focus();
    dispatch({ type: 'ask' });
  }
  return (
    <div className={`${styles.actions} cluster`}>
      {refused && <Message of="refused" />}
      <Button kind="primary" data-practice-ask onClick={ask}>
        {refused ? messages.askAgain : children}
      </Button>
    </div>
  );
}

function Message({ of }: { of: 'refused' | 'trade.loading' | 'trade.none' }) {
  const { messages } = usePractice();
  return (
    <div className="under-rule">
      <h4 className="headline">{messages[`${of}.title`]}</h4>
      <p>{messages[`${of}.body`]}</p>
    </div>
  );
}

/** What a price has to say of itself: that it is a sample, or old. */
export function PriceTags({ coin }: { coin: PricedCoin }) {
  const { messages } = usePractice();
  const { isSample, isOld, asOf } = coin;
  return (
    <>
      {isSample && <span className={styles.tag}>{messages['trade.sample']}</span>}
      {isOld && (
        <span className={styles.tag}>{fill(messages.asOf, { time: printMinute(asOf) })}</span>
      )}
    </>
  );
}

/** Stands where a price is missing: without one there is no order. */
export function NoPrice() {
  const { messages, floor, retry } = usePractice();
  if (floor.market.kind === 'loading') return <Message of="trade.loading" />;
  return (
    <>
      <Message of="trade.none" />
      <div className={`${styles.actions} cluster`}>
        <Button kind="primary" onClick={retry}>
          {messages.retry}
        </Button>
      </div>
    </>
  );
}

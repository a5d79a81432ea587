import type { RefObject } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../lib/text.ts';
import { printClock } from '../../lib/time.ts';
import styles from './Board.module.css';
import { PriceTable } from './PriceTable.tsx';
import type { PricesProps } from './Prices.tsx';
import { badgeOf, type PricesState } from './pricesState.ts';

type BoardProps = Pick<PricesProps, 'messages' | 'coins' | 'credit'> & {
  state: PricesState;
  paused: boolean;
  /** What the polite live region says; stays until the next change of state. */
  said: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onTogglePause: () => void;
  onRetry: () => void;
};

/**
 * The board in one of its states; as tall in each of them. A browser may have translated its words before React
 * comes, which then keeps what it finds (`suppressHydrationWarning`), here as in all that the page is sent with.
 */
export function Board(props: BoardProps) {
  const { messages, coins, credit, state, paused, said, headingRef } = props;
  const badge = badgeOf(state, paused);
  return (
    <div
      id="trading-dashboard"
      className={`${styles.board} board chamfer`}
      data-kind={state.kind}
      data-source={'source' in state ? state.source : undefined}
    >
      <div className={`${styles.pair} cluster`}>
        <h3
          id="trading-dashboard-heading"
          tabIndex={-1}
          ref={headingRef}
          className={styles.heading}
          suppressHydrationWarning
        >
          {messages.heading}
        </h3>
        <span
          className={`${styles.badge} cluster needs-script`}
          data-badge={badge}
          suppressHydrationWarning
        >
          {messages[`badge.${badge}`]}
        </span>
      </div>
      <div className={`${styles.pair} cluster`}>
        <Status messages={messages} state={state} paused={paused} />
        <div className="needs-script">
          <Button kind="ring" small onClick={props.onTogglePause}>
            {paused ? messages.resume : messages.pause}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <PriceTable messages={messages} coins={coins} state={state} onRetry={props.onRetry} />
      <p className={styles.credit}>
        <a href={credit.url} suppressHydrationWarning>
          {credit.credit}
        </a>
      </p>
    </div>
  );
}

/** Of when the prices are, and whether a refresh failed. */
function Status({ messages, state, paused }: Pick<BoardProps, 'messages' | 'state' | 'paused'>) {
  const [title, advice] = [messages['error.title'], messages['error.advice']];
  const longest = [title, advice, fill(messages.lastUpdated, { time: '00:00:00' })].join('\n');
  const isCurrent = state.kind === 'live' && !paused;
  const updated = isCurrent ? messages.updated : messages.lastUpdated;
  return (
    <div className={`${styles.status} ${styles.reserved}`} data-longest={longest}>
      <div>
        {state.kind === 'refreshFailed' && (
          <p>
            <b>{title}</b> <span>{advice}</span>
          </p>
        )}
        {'updatedAt' in state && <p>{fill(updated, { time: printClock(state.updatedAt) })}</p>}
      </div>
    </div>
  );
}

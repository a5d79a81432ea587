import type { RefObject } from 'react';
import { fill } from '../../lib/text.ts';
import { printClock } from '../../lib/time.ts';
import { Button } from '../../components/Button.tsx';
import styles from './Board.module.css';
import { PriceTable } from './PriceTable.tsx';
import type { PricesProps } from './Prices.tsx';
import { badgeOf, type PricesState } from './pricesState.ts';

type BoardProps = PricesProps & {
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
  const { messages, coins, credit, state, paused, said, headingRef, onTogglePause, onRetry } =
    props;
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
        <div className={styles.status} data-longest={longestStatus(messages)}>
          <Status messages={messages} state={state} paused={paused} />
        </div>
        <div className="needs-script">
          <Button kind="ring" small onClick={onTogglePause}>
            {paused ? messages.resume : messages.pause}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className={styles.body} aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && (
          <>
            <p className="sr-only needs-script" suppressHydrationWarning>
              {messages.loading}
            </p>
            <noscript>
              <p className={styles.instead}>{messages.noScript}</p>
            </noscript>
          </>
        )}
        <PriceTable messages={messages} coins={coins} state={state} />
        {state.kind === 'failed' && (
          <div className={`${styles.instead} stack`}>
            <p>
              <strong>{messages['error.title']}</strong>
            </p>
            <p>{messages['error.advice']}</p>
            <Button kind="primary" small onClick={onRetry}>
              {messages.retry}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.credit}>
        <a href={credit.url} suppressHydrationWarning>
          {credit.credit}
        </a>
      </p>
    </div>
  );
}

function Status({ messages, state, paused }: Pick<BoardProps, 'messages' | 'state' | 'paused'>) {
  if (!('updatedAt' in state)) return null;
  const isCurrent = state.kind === 'live' && !paused;
  const time = printClock(state.updatedAt);
  return (
    <div>
      {state.kind === 'refreshFailed' && (
        <p>
          <b>{messages['error.title']}</b> <span>{messages['error.advice']}</span>
        </p>
      )}
      <p>{fill(isCurrent ? messages.updated : messages.lastUpdated, { time })}</p>
    </div>
  );
}

/** An error with the time of the last prices. */
function longestStatus(messages: PricesProps['messages']) {
  const last = fill(messages.lastUpdated, { time: '00:00:00' });
  return [messages['error.title'], messages['error.advice'], last].join('\n');
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Owner } from '#contract/owner.ts';
import { Button } from '../../components/Button.tsx';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fill } from '../../lib/fill.ts';
import { printClock } from '../../lib/time.ts';
import type { Coin } from '../../market/coins.ts';
import { quotesQuery } from '../../market/quotesQuery.ts';
import { usePaused, useQuotes, type QuotesSource } from '../../market/useQuotes.ts';
import styles from './Board.module.css';
import { PriceTable } from './PriceTable.tsx';
import { badgeOf, pricesState, useAnnouncement } from './pricesState.ts';

export type PricesMessages = IslandMessages<'prices'>;

export type PricesProps = QuotesSource & {
  messages: PricesMessages;
  coins: readonly Coin[];
  credit: Owner['marketData'];
};

/**
 * The Trading Dashboard, as tall in each of its states. A browser may have translated its words before React
 * comes, which then keeps what it finds (`suppressHydrationWarning`), here as in all that the page is sent with.
 */
export function Prices({ messages, coins, credit, ...source }: PricesProps) {
  const { load, pause } = source;
  const { queryKey } = quotesQuery(load);
  const client = useQueryClient();
  const result = useQuotes(source);
  const paused = usePaused(pause);
  const state = pricesState(result, coins);
  const badge = badgeOf(state, paused);
  const news = useAnnouncement(state.kind, paused);
  const error = { title: messages['error.title'], advice: messages['error.advice'] };
  const updated = messages[state.kind === 'live' && !paused ? 'updated' : 'lastUpdated'];
  const longest = [error.title, error.advice, fill(messages.lastUpdated, { time: '00:00:00' })];
  const heading = useRef<HTMLHeadingElement>(null);

  function togglePause() {
    // An answer that is on its way would change the prices under a visitor who asked for stillness;
    // the first one changes nothing.
    if (!paused && result.kind === 'loaded') void client.cancelQueries({ queryKey });
    pause.set(!paused);
  }

  function tryAgain() {
    // The pressed button goes away; focus stays in the card.
    heading.current?.focus();
    pause.set(false);
    void client.resetQueries({ queryKey });
  }

  return (
    <div
      id="trading-dashboard"
      className={`${styles.board} board chamfer`}
      data-kind={state.kind}
      data-source={'source' in state ? state.source : undefined}
    >
      <div className={`${styles.pair} cluster`}>
        <h3 id="trading-dashboard-heading" tabIndex={-1} ref={heading} suppressHydrationWarning>
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
        <div className={styles.reserved} data-longest={longest.join('\n')}>
          <div>
            {state.kind === 'refreshFailed' && (
              <p>
                <b>{error.title}</b> <span>{error.advice}</span>
              </p>
            )}
            {'updatedAt' in state && <p>{fill(updated, { time: printClock(state.updatedAt) })}</p>}
          </div>
        </div>
        <div className="needs-script">
          <Button kind="ring" small onClick={togglePause}>
            {paused ? messages.resume : messages.pause}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {news && fill(messages[`announcements.${news}`], error)}
      </p>
      <PriceTable messages={messages} coins={coins} state={state} onRetry={tryAgain} />
      <a href={credit.url} className="touch" suppressHydrationWarning>
        {credit.credit}
      </a>
    </div>
  );
}

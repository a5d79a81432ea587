import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import { Button } from '../../components/Button.tsx';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { formatTime } from '../../lib/time.ts';
import type { Coin } from '../../market/coins.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import { setPaused } from '../../market/pause.ts';
import { QUOTES_KEY, useQuotes, useRetry } from '../../market/useQuotes.ts';
import styles from './Board.module.css';
import type { PricesMessages } from './PriceRow.tsx';
import { KeepSelection } from './KeepSelection.tsx';
import { PriceTable } from './PriceTable.tsx';
import { badgeOf, useAnnouncement } from './pricesState.ts';

/** The id of the text that names the data source. */
const NOTE = 'prices-note';

export type PricesProps = {
  load: LoadQuotes;
  /** Milliseconds since 1970. */
  now: () => number;
  messages: PricesMessages;
  coins: readonly Coin[];
  credit: Owner['marketData'];
};

/**
 * The price board, equally tall in each state. A browser may translate its text before React hydrates. React then
 * keeps the translation (`suppressHydrationWarning`), as in all built HTML.
 */
export function Prices({ messages, coins, credit, load, now }: PricesProps) {
  const client = useQueryClient();
  const quotes = useQuotes(load, now);
  const retry = useRetry();
  const { kind, isPaused } = quotes;
  const badge = badgeOf(quotes);
  const news = useAnnouncement(quotes);
  const error = { title: messages['error.title'], advice: messages['error.advice'] };
  const isSample = 'prices' in quotes && quotes.prices.source === 'sample';
  const updated = messages[kind === 'live' && !isPaused ? 'updated' : 'lastUpdated'];
  const longest = [
    error.title,
    error.advice,
    fillPlaceholders(messages.lastUpdated, { time: '00:00:00' }),
  ];
  const heading = useRef<HTMLHeadingElement>(null);

  function togglePause() {
    // An answer on its way would change prices after the visitor asked for a pause. The first answer changes nothing
    // visible.
    if (!isPaused && 'prices' in quotes) void client.cancelQueries({ queryKey: QUOTES_KEY });
    setPaused(!isPaused);
  }

  function tryAgain() {
    // The pressed button disappears, so focus stays in the card.
    heading.current?.focus();
    retry();
  }

  return (
    <div
      id="trading-dashboard"
      className={styles.board}
      data-kind={kind}
      data-source={'prices' in quotes ? quotes.prices.source : undefined}
    >
      <div className={styles.head}>
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
        <div className={styles.reserved} data-longest={longest.join('\n')}>
          <div>
            {kind === 'refreshFailed' && (
              <p>
                <b>{error.title}</b> <span>{error.advice}</span>
              </p>
            )}
            {isSample && <p id={NOTE}>{messages['caption.sample']}</p>}
            {'prices' in quotes && !isSample && (
              <p>{fillPlaceholders(updated, { time: formatTime(quotes.updatedAt) })}</p>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {news && fillPlaceholders(messages[`announcements.${news}`], error)}
      </p>
      <KeepSelection>
        <PriceTable
          messages={messages}
          coins={coins}
          quotes={quotes}
          describedBy={NOTE}
          onRetry={tryAgain}
        />
      </KeepSelection>
      <div className={styles.foot}>
        <div className="needs-script">
          <Button kind="quiet" onClick={togglePause}>
            {isPaused ? messages.resume : messages.pause}
          </Button>
        </div>
        {/* Keeps its space during a sample, which has no source to name. */}
        <p id={isSample ? undefined : NOTE}>
          <span suppressHydrationWarning>{messages['caption.market']}</span>{' '}
          <a href={credit.url} suppressHydrationWarning>
            {credit.credit}
          </a>
        </p>
      </div>
    </div>
  );
}

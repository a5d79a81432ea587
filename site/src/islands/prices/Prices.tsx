import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import { Button } from '../../components/Button.tsx';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { formatTime } from '../../lib/time.ts';
import type { Coin } from '../../market/coins.ts';
import type { QuoteLoader } from '../../market/quoteLoader.ts';
import { setPaused } from '../../market/pause.ts';
import { QUOTES_KEY, useQuotes, useRetry } from '../../market/useQuotes.ts';
import styles from './Board.module.css';
import type { PricesMessages } from './PriceRow.tsx';
import { KeepSelection } from './KeepSelection.tsx';
import { PriceTable } from './PriceTable.tsx';
import { getBadge, useAnnouncement } from './boardState.ts';

const CAPTION_ID = 'prices-note';

export type PricesProps = {
  loadQuotes: QuoteLoader;
  /** Returns milliseconds since 1970. */
  now: () => number;
  messages: PricesMessages;
  coins: readonly Coin[];
  credit: Owner['marketData'];
};

/**
 * The price board has the same height in every state. `suppressHydrationWarning` keeps text that the browser translated
 * before hydration.
 */
export function Prices({ messages, coins, credit, loadQuotes, now }: PricesProps) {
  const client = useQueryClient();
  const quotes = useQuotes(loadQuotes, now);
  const retry = useRetry();
  const { kind, isPaused } = quotes;
  const badge = getBadge(quotes);
  const announcement = useAnnouncement(quotes);
  const error = { title: messages['error.title'], advice: messages['error.advice'] };
  const isSample = 'prices' in quotes && quotes.prices.source === 'sample';
  const updatedMessage = messages[kind === 'live' && !isPaused ? 'updated' : 'lastUpdated'];
  const tallestLines = [
    error.title,
    error.advice,
    fillPlaceholders(messages.lastUpdated, { time: '00:00:00' }),
  ];
  const heading = useRef<HTMLHeadingElement>(null);

  function togglePause() {
    // A refresh in progress would change the paused prices, so cancel it. Let the first load finish.
    if (!isPaused && 'prices' in quotes) void client.cancelQueries({ queryKey: QUOTES_KEY });
    setPaused(!isPaused);
  }

  function handleRetry() {
    // The focused button is about to disappear.
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
        <div className={styles.messages} data-tallest={tallestLines.join('\n')}>
          <div>
            {kind === 'refreshFailed' && (
              <p>
                <b>{error.title}</b> <span>{error.advice}</span>
              </p>
            )}
            {isSample && <p id={CAPTION_ID}>{messages['caption.sample']}</p>}
            {'prices' in quotes && !isSample && (
              <p>{fillPlaceholders(updatedMessage, { time: formatTime(quotes.updatedAt) })}</p>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement && fillPlaceholders(messages[`announcements.${announcement}`], error)}
      </p>
      <KeepSelection>
        <PriceTable
          messages={messages}
          coins={coins}
          quotes={quotes}
          captionId={CAPTION_ID}
          onRetry={handleRetry}
        />
      </KeepSelection>
      <div className={styles.foot}>
        <div className="needs-script">
          <Button kind="quiet" onClick={togglePause}>
            {isPaused ? messages.resume : messages.pause}
          </Button>
        </div>
        {/* Sample prices have no source, so this is invisible for them. It still takes up space. */}
        <p id={isSample ? undefined : CAPTION_ID}>
          <span suppressHydrationWarning>{messages['caption.market']}</span>{' '}
          <a href={credit.url} suppressHydrationWarning>
            {credit.credit}
          </a>
        </p>
      </div>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { Owner } from '#contract/owner.ts';
import { fill } from '../../lib/text.ts';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import type { Coin } from '../../market/coins.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import type { MarketPrices } from '../../market/marketPrices.ts';
import { quotesQuery, type Pause } from '../../market/quotesQuery.ts';
import { useOverdue, useQuotes } from '../../market/useQuotes.ts';
import { Board } from './Board.tsx';
import {
  announcement,
  pricesState,
  toBoardPrices,
  type Announcement,
  type PricesState,
} from './pricesState.ts';

export type PricesMessages = IslandMessages<'prices'>;

export type PricesProps = {
  messages: PricesMessages;
  coins: readonly Coin[];
  credit: Owner['marketData'];
  load: LoadQuotes;
  pause: Pause;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The Trading Dashboard: asks for the prices and shows what became of it. */
export function Prices(props: PricesProps) {
  const { messages, coins, load, pause, now } = props;
  const client = useQueryClient();
  const { queryKey } = quotesQuery(load);
  const [select] = useState(() => (prices: MarketPrices) => toBoardPrices(prices, coins));
  const result = useQuotes(load, pause, select);
  const paused = useSyncExternalStore(pause.subscribe, pause.isPaused, () => false);
  const overdue = useOverdue(result.kind === 'loaded' ? result.updatedAt : null, now);
  const state = pricesState(result, overdue);
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
    if (paused) pause.set(false);
    void client.resetQueries({ queryKey });
  }

  return (
    <Board
      {...props}
      state={state}
      paused={paused}
      said={useAnnouncement(state, paused, messages)}
      headingRef={heading}
      onTogglePause={togglePause}
      onRetry={tryAgain}
    />
  );
}

/** The sentence of the last change of state; empty until there was one. */
function useAnnouncement({ kind }: PricesState, paused: boolean, messages: PricesMessages): string {
  const [heard, setHeard] = useState({ kind, paused, said: '' });
  if (heard.kind === kind && heard.paused === paused) return heard.said;
  const news = announcement(heard, { kind, paused });
  const said = news ? announce(news, messages) : heard.said;
  setHeard({ kind, paused, said });
  return said;
}

const announce = (news: Announcement, messages: PricesMessages) =>
  fill(messages[`announcements.${news}`], {
    title: messages['error.title'],
    advice: messages['error.advice'],
  });

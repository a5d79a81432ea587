import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Owner } from '#contract/owner.ts';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fill } from '../../lib/text.ts';
import type { Coin } from '../../market/coins.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import { quotesQuery, type Pause } from '../../market/quotesQuery.ts';
import { useOverdue, usePaused, useQuotes } from '../../market/useQuotes.ts';
import { Board } from './Board.tsx';
import { announcement, pricesState, type PricesState } from './pricesState.ts';

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
  const result = useQuotes(load, pause);
  const paused = usePaused(pause);
  const overdue = useOverdue(result.kind === 'loaded' ? result.updatedAt : null, now);
  const state = pricesState(result, coins, overdue);
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
  const [title, advice] = [messages['error.title'], messages['error.advice']];
  const said = news ? fill(messages[`announcements.${news}`], { title, advice }) : heard.said;
  setHeard({ kind, paused, said });
  return said;
}

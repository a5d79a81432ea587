import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PracticeStep } from '#contract/visits.ts';
import { fill } from '../../lib/fill.ts';
import { toRate } from '../../lib/money.ts';
import { seconds } from '../../lib/time.ts';
import { loadQuotes, type LoadQuotes } from '../../market/loadQuotes.ts';
import { queryClient, useIsVisible, useQuotes } from '../../market/useQuotes.ts';
import { hasEnded } from './demo.ts';
import { toMarket } from './market.ts';
import { checkedCoin } from './orders.ts';
import { reduce, startState } from './reducer.ts';
import { PracticeContent, PracticeContext, type Translate } from './usePractice.ts';
import { PracticeView } from './view/PracticeView.tsx';
import type { Action } from './state.ts';

/** How long the demo shows a moment while it plays. */
const MOMENT = seconds(5);

export { PracticeContent };

export type Opening = {
  /** In the page's language. */
  content: PracticeContent;
  /** Whether it begins with the demo; otherwise visitors trade themselves. */
  isDemo: boolean;
  /** The visitor takes the demo over. */
  onTake: () => void;
  /** The trade or the demo came to a step, which the page counts. */
  onStep: (step: PracticeStep) => void;
  /** The dialog closed, by whatever; `isStarting`: to go to the sign-up form. */
  onClosed: (isStarting: boolean) => void;
  /** An unexpected error took the practice floor away. */
  onFailed: () => void;
};

/** Opens the practice floor over the page, and returns what closes it: then nothing of it stays. */
export function openPractice(opening: Opening): () => void {
  const { origin, coins } = opening.content;
  const load = loadQuotes({ fetch, origin, coins, now: Date.now });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error);
      place.remove();
      opening.onFailed();
    },
  });
  const onClosed = (isStarting: boolean) => {
    root.unmount();
    place.remove();
    opening.onClosed(isStarting);
  };
  root.render(
    <QueryClientProvider client={queryClient}>
      <PracticeFloor {...opening} load={load} onClosed={onClosed} />
    </QueryClientProvider>,
  );
  return () => place.querySelector('dialog')?.close();
}

/** What a step of a visitor's own trade is counted as. */
const STEP = { connect: 'opened', trade: 'connected', cashOut: 'bought', ticket: 'sold' } as const;

/** A practice trade in a dialog, on the page's own prices. Nothing of it outlives closing. */
function PracticeFloor(props: Opening & { load: LoadQuotes }) {
  const { content, load, isDemo, onTake, onStep, onClosed } = props;
  const { rates, plan } = content;
  const market = toMarket(content.coins, useQuotes(load, Date.now));
  const terms = { market, rate: toRate(rates[0]?.percent ?? 0) };
  const [stepsOnly] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const pace = stepsOnly ? 'paused' : 'plays';
  const [state, dispatch] = useReducer(reduce, isDemo ? pace : null, startState);
  const { flow, demo } = state;
  const coin = checkedCoin(flow, market);
  const send = (action: Action) => dispatch({ ...action, terms });

  const { kind } = market;
  const hasPrice = coin !== undefined && coin.price !== null;
  useEffect(() => dispatch({ type: 'marketChanged', kind, hasPrice }), [kind, hasPrice]);
  // With the prices of then, and without starting over at each new price.
  const tell = useEffectEvent(send);
  const isPlaying = demo?.pace === 'plays' && !hasEnded(demo);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // Ticks until it leads somewhere: prices may be on their way.
    const timer = setInterval(() => tell({ type: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) tell({ type: 'hide' });
  }, [isVisible]);
  // Who takes the demo over opens the trade further on.
  const first = demo ? 'watched' : 'opened';
  const step = demo && flow.kind === 'ticket' ? 'watched-all' : demo ? first : STEP[flow.kind];
  useEffect(() => {
    onStep(first);
    onStep(step);
  }, [onStep, first, step]);

  function act(action: Action) {
    if (action.type === 'take') onTake();
    // A pressed button is drawn first, then what it leads to; what a visitor writes or chooses at once.
    if (action.type === 'write' || action.type === 'choose') send(action);
    else startTransition(() => send(action));
  }

  const t: Translate = (key, values = {}) => fill(content.messages[key] ?? '', values);
  return (
    <PracticeContext value={{ ...state, t, rates, plan, stepsOnly, terms, coin, dispatch: act }}>
      <PracticeView onClosed={onClosed} />
    </PracticeContext>
  );
}

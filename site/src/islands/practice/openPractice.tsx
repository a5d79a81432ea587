import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PracticeStep } from '#contract/visits.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { toRate } from '../../lib/money.ts';
import { seconds } from '../../lib/time.ts';
import { createQuoteLoader, type QuoteLoader } from '../../market/quoteLoader.ts';
import { queryClient, useIsVisible, useQuotes } from '../../market/useQuotes.ts';
import { hasEnded } from './demo.ts';
import { toMarket } from './market.ts';
import { checkedCoin } from './orders.ts';
import { reduce, startState } from './reducer.ts';
import { PracticeContent, PracticeContext, type Translate } from './usePractice.ts';
import { PracticeView } from './view/PracticeView.tsx';
import type { Action } from './state.ts';

/** How long the playing demo shows a moment. */
const MOMENT = seconds(5);

export { PracticeContent };

export type PracticeOptions = {
  /** In the page's language. */
  content: PracticeContent;
  /** Whether to begin with the demo instead of the visitor's own trade. */
  isDemo: boolean;
  /** The visitor takes over the demo. */
  onTakeOver: () => void;
  /** A step to count. */
  onStep: (step: PracticeStep) => void;
  /** The dialog closed. `isStarting`: the visitor goes to the sign-up form. */
  onClosed: (isStarting: boolean) => void;
  /** An unexpected error removed the practice trade. */
  onFailed: () => void;
};

/** Opens the practice trade over the page. Returns a function that closes it and leaves nothing behind. */
export function openPractice(options: PracticeOptions): () => void {
  const { origin, coins } = options.content;
  const load = createQuoteLoader({ fetch, origin, coins, now: Date.now });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error);
      place.remove();
      options.onFailed();
    },
  });
  const onClosed = (isStarting: boolean) => {
    root.unmount();
    place.remove();
    options.onClosed(isStarting);
  };
  root.render(
    <QueryClientProvider client={queryClient}>
      <PracticeFloor {...options} load={load} onClosed={onClosed} />
    </QueryClientProvider>,
  );
  return () => place.querySelector('dialog')?.close();
}

/** The counted name of each step in a visitor's own trade. */
const STEP = { connect: 'opened', trade: 'connected', cashOut: 'bought', ticket: 'sold' } as const;

/** A practice trade in a dialog with the page's prices. Its state is lost on closing. */
function PracticeFloor(props: PracticeOptions & { load: QuoteLoader }) {
  const { content, load, isDemo, onTakeOver, onStep, onClosed } = props;
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
  // Uses the prices at that time, and must not restart with each new price.
  const tell = useEffectEvent(send);
  const isPlaying = demo?.pace === 'plays' && !hasEnded(demo);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // Prices may still be loading, so tick until it advances.
    const timer = setInterval(() => tell({ type: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) tell({ type: 'hide' });
  }, [isVisible]);
  // A visitor who takes over the demo is already past the options.
  const first = demo ? 'watched' : 'opened';
  const step = demo && flow.kind === 'ticket' ? 'watched-all' : demo ? first : STEP[flow.kind];
  useEffect(() => {
    onStep(first);
    onStep(step);
  }, [onStep, first, step]);

  function act(action: Action) {
    if (action.type === 'take') onTakeOver();
    // Paint a pressed button before its result. Typing and choosing render immediately.
    if (action.type === 'write' || action.type === 'choose') send(action);
    else startTransition(() => send(action));
  }

  const t: Translate = (key, values = {}) => fillPlaceholders(content.messages[key] ?? '', values);
  return (
    <PracticeContext value={{ ...state, t, rates, plan, stepsOnly, terms, coin, dispatch: act }}>
      <PracticeView onClosed={onClosed} />
    </PracticeContext>
  );
}

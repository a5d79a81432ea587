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
import { getSelectedCoin } from './orders.ts';
import { createInitialState, reduce } from './reducer.ts';
import { PracticeContent, PracticeContext, type Translate } from './usePractice.ts';
import { PracticeView } from './view/PracticeView.tsx';
import type { Action } from './state.ts';

const SCENE_DURATION = seconds(5);

export { PracticeContent };

export type PracticeOptions = {
  content: PracticeContent;
  /** Starts with the demo. */
  isDemo: boolean;
  /** Called when the visitor leaves the demo to trade. */
  onTakeOver: () => void;
  /** Called for each step to count, possibly more than once. */
  onStep: (step: PracticeStep) => void;
  /** `goesToSignUp` is true if the visitor continues to the sign-up form. */
  onClosed: (goesToSignUp: boolean) => void;
  /** Called if an unexpected error removes the dialog. */
  onFailed: () => void;
};

/** Opens a dialog, and returns a function that closes it. */
export function openPractice(options: PracticeOptions): () => void {
  const { origin, coins } = options.content;
  const loadQuotes = createQuoteLoader({ fetch, origin, coins, now: Date.now });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      container.remove();
      options.onFailed();
    },
  });
  const onClosed = (goesToSignUp: boolean) => {
    root.unmount();
    container.remove();
    options.onClosed(goesToSignUp);
  };
  root.render(
    <QueryClientProvider client={queryClient}>
      <PracticeTrade {...options} loadQuotes={loadQuotes} onClosed={onClosed} />
    </QueryClientProvider>,
  );
  return () => container.querySelector('dialog')?.close();
}

/** We count these steps when visitors trade on their own. */
const COUNTED_STEPS = {
  connect: 'opened',
  trade: 'connected',
  cashOut: 'bought',
  ticket: 'sold',
} as const;

/** Uses the page's prices. Closing the dialog discards the state. */
function PracticeTrade(props: PracticeOptions & { loadQuotes: QuoteLoader }) {
  const { content, loadQuotes, isDemo, onTakeOver, onStep, onClosed } = props;
  const { rates, plan } = content;
  const market = toMarket(content.coins, useQuotes(loadQuotes, Date.now));
  const pricing = { market, rate: toRate(rates[0]?.percent ?? 0) };
  const [hasReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const playback = hasReducedMotion ? 'paused' : 'playing';
  const [state, dispatch] = useReducer(reduce, isDemo ? playback : null, createInitialState);
  const { flow, demo } = state;
  const selectedCoin = getSelectedCoin(flow, market);
  const dispatchAction = (action: Action) => dispatch({ ...action, pricing });

  const { kind } = market;
  const hasPrice = selectedCoin !== undefined && selectedCoin.price !== null;
  useEffect(() => dispatch({ type: 'marketChanged', kind, hasPrice }), [kind, hasPrice]);
  // Use an effect event, so new prices don't restart the timer.
  const dispatchFromEffect = useEffectEvent(dispatchAction);
  const isPlaying = demo?.playback === 'playing' && !hasEnded(demo);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // Use an interval, because ticks have no effect while prices are loading.
    const timer = setInterval(() => dispatchFromEffect({ type: 'tick' }), SCENE_DURATION);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) dispatchFromEffect({ type: 'hide' });
  }, [isVisible]);
  // Taking over the demo skips the first step, so count that one too.
  const firstStep = demo ? 'watched' : 'opened';
  const demoStep = flow.kind === 'ticket' ? 'watched-all' : firstStep;
  const step = demo ? demoStep : COUNTED_STEPS[flow.kind];
  useEffect(() => {
    onStep(firstStep);
    onStep(step);
  }, [onStep, firstStep, step]);

  function handleAction(action: Action) {
    if (action.type === 'takeOver') onTakeOver();
    // Controlled inputs have to update right away. For anything else, let the clicked button repaint first.
    if (action.type === 'setAmount' || action.type === 'selectCoin') dispatchAction(action);
    else startTransition(() => dispatchAction(action));
  }

  const t: Translate = (key, values = {}) => fillPlaceholders(content.messages[key] ?? '', values);
  const practice = { ...state, t, rates, plan, hasReducedMotion, pricing, selectedCoin };
  return (
    <PracticeContext value={{ ...practice, dispatch: handleAction }}>
      <PracticeView onClosed={onClosed} />
    </PracticeContext>
  );
}

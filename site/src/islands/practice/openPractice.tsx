import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import { fill } from '../../lib/fill.ts';
import { toRate } from '../../lib/money.ts';
import { seconds } from '../../lib/time.ts';
import { loadQuotes, type LoadQuotes } from '../../market/loadQuotes.ts';
import { queryClient, useQuotes, useVisible } from '../../market/useQuotes.ts';
import { hasEnded } from './demo.ts';
import { toMarket } from './market.ts';
import { checkedCoin } from './orders.ts';
import { reduce, startState, type Action, type State } from './reducer.ts';
import { PracticeContext, type Translate } from './usePractice.ts';
import { PracticeView } from './view/PracticeView.tsx';

/** How long the demo shows a moment while it plays. */
const MOMENT = seconds(5);

export type Opening = {
  /** In the page's language. */
  content: PracticeContent;
  /** Whether it begins with the demo; else a visitor trades himself. */
  isDemo: boolean;
  /** The visitor takes the demo over. */
  onTake: () => void;
  /** The dialog closed, by whatever; `isStarting`: to go to the sign-up form. */
  onClosed: (isStarting: boolean) => void;
};

/** Opens the practice floor over the page, and returns what closes it: then nothing of it stays. */
export function openPractice(opening: Opening): () => void {
  const { origin, coins } = opening.content;
  const load = loadQuotes({ fetch, origin, coins, now: Date.now });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onClosed = (isStarting: boolean) => {
    root.unmount();
    place.remove();
    opening.onClosed(isStarting);
  };
  root.render(
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PracticeFloor {...opening} load={load} onClosed={onClosed} />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
  return () => place.querySelector('dialog')?.close();
}

/** A practice trade in a dialog, on the page's own prices. Nothing of it outlives closing. */
function PracticeFloor(props: Opening & { load: LoadQuotes }) {
  const { content, load, isDemo, onTake, onClosed } = props;
  const market = toMarket(content.coins, useQuotes(load));
  const terms = { market, rate: toRate(content.rates[0]?.percent ?? 0) };
  const [stepsOnly] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const pace = stepsOnly ? 'paused' : 'plays';
  const [state, send] = useReducer(
    (before: State, action: Action) => reduce(before, action, terms),
    startState(isDemo ? pace : null),
  );
  const { flow, demo } = state;

  // A price that is lost closes the wallet that shows it.
  const changed: Action = { type: 'marketChanged' };
  if (reduce(state, changed, terms) !== state) send(changed);
  // Those that are back are announced.
  const [failed, setFailed] = useState(false);
  if (market.kind === (failed ? 'prices' : 'none')) {
    setFailed(!failed);
    if (failed) send({ type: 'recovered' });
  }
  const plays = demo?.pace === 'plays' && !hasEnded(demo);
  useEffect(() => {
    if (!plays) return undefined;
    // Ticks on until it leads somewhere: prices may be on their way.
    const timer = setInterval(() => send({ type: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [plays]);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) send({ type: 'hide' });
  }, [visible]);

  function dispatch(action: Action) {
    if (action.type === 'take') onTake();
    // A pressed button is drawn first, then what it leads to; what a visitor writes or chooses at once.
    if (action.type === 'write' || action.type === 'choose') send(action);
    else startTransition(() => send(action));
  }

  const t: Translate = (key, values = {}) => fill(content.messages[key], values);
  const { rates } = content;
  const coin = checkedCoin(flow, market);
  return (
    <PracticeContext value={{ ...state, t, rates, stepsOnly, terms, coin, dispatch }}>
      <PracticeView onClosed={onClosed} />
    </PracticeContext>
  );
}

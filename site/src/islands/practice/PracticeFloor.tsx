import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import { toRate } from '../../lib/money.ts';
import { seconds } from '../../lib/time.ts';
import { quotesQuery } from '../../market/quotesQuery.ts';
import { useVisible, type QuotesSource } from '../../market/useQuotes.ts';
import { hasEnded } from './demo.ts';
import { useMarket } from './market.ts';
import { checkedCoin } from './orders.ts';
import { reduce, startState, type Action, type State } from './reducer.ts';
import { useFocus } from './transitions.ts';
import { PracticeContext } from './usePractice.ts';
import { PracticeView } from './view/PracticeView.tsx';

/** How long the demo shows a moment while it plays. */
const MOMENT = seconds(5);
const REQUESTS: ReadonlySet<Action['type']> = new Set(['ask', 'approve', 'refuse', 'again']);

export type PracticeFloorProps = QuotesSource &
  Pick<PracticeContent, 'messages' | 'coins' | 'rates'> & {
    /** Whether a visitor trades himself or watches the demo. */
    mode: 'walk' | 'watch';
    /** Reduced motion: the demo only steps. */
    stepsOnly: boolean;
    /** The dialog closed, by whatever. */
    onClosed: () => void;
    onTake: () => void;
    onStart: () => void;
  };

/** A practice trade in a dialog, on the page's own prices. Nothing of it outlives closing. */
export function PracticeFloor(props: PracticeFloorProps) {
  const { rates, load, pause, mode, stepsOnly } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const market = useMarket(props.coins, props);
  const terms = { market, rate: toRate(rates[0]?.percent ?? 0) };
  const [state, send] = useReducer(
    (before: State, action: Action) => reduce(before, action, terms),
    startState(mode, !stepsOnly),
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
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useFocus(dialog, state);
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
    // The pressed button is drawn first, then what it leads to; all else shows itself at once.
    if (REQUESTS.has(action.type)) startTransition(() => send(action));
    else send(action);
  }

  function retry() {
    dialog.current?.querySelector<HTMLElement>('#practice-step')?.focus();
    pause.set(false);
    void client.resetQueries({ queryKey: quotesQuery(load).queryKey });
  }

  return (
    <PracticeContext
      value={{ ...props, ...state, terms, coin: checkedCoin(flow, market), dispatch, retry }}
    >
      <PracticeView dialog={dialog} />
    </PracticeContext>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import { toRate } from '../../lib/money.ts';
import { seconds } from '../../lib/time.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import { quotesQuery, type Pause } from '../../market/quotesQuery.ts';
import { useVisible } from '../../market/useQuotes.ts';
import { hasEnded } from './demo.ts';
import { coinOf, useMarket, type Market } from './market.ts';
import { checkedCoin, draftOf, saleOf } from './orders.ts';
import { reduce, startState, type Action, type Flow, type State } from './reducer.ts';
import { AMOUNT, STEP } from './transitions.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useFocus } from './useFocus.ts';
import { PracticeView } from './view/PracticeView.tsx';

/** Of the demo while it plays. */
const MOMENT = seconds(5);
const REQUESTS: ReadonlySet<Action['type']> = new Set(['ask', 'approve', 'refuse', 'again']);

export type PracticeFloorProps = Pick<PracticeContent, 'messages' | 'coins' | 'rates'> & {
  load: LoadQuotes;
  pause: Pause;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether a visitor trades himself or watches the demo. */
  mode: 'walk' | 'watch';
  /** Reduced motion: the demo only steps. */
  stepsOnly: boolean;
  /** The dialog closed, by whatever. */
  onClosed: () => void;
  /** The visitor took the demo over. */
  onTake: () => void;
  /** `Start Trading Now`. */
  onStart: () => void;
};

/** A practice trade in a dialog, on the page's own prices. Nothing of it outlives closing. */
export function PracticeFloor(props: PracticeFloorProps) {
  const { messages, coins, rates, load, pause, now, mode, stepsOnly, onClosed, onTake } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const market = useMarket({ coins, load, pause, now });
  const floor = { market, rate: toRate(rates[0]?.percent ?? 0) };
  const [state, send] = useReducer(
    (now: State, action: Action) => reduce(now, action, floor),
    startState(mode, !stepsOnly),
  );
  const { flow, demo } = state;
  const client = useQueryClient();
  const { queryKey } = quotesQuery(load);
  const coin = coinShown(flow, market);
  const draft = 'amount' in flow ? draftOf(flow.amount, coin, floor) : null;
  const announcement = useAnnouncement(state, market, messages);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    element.addEventListener('close', onClosed);
    return () => element.removeEventListener('close', onClosed);
  }, [onClosed]);
  useFocus(dialog, state);
  // A price that was lost closes the wallet that shows it.
  useEffect(() => {
    if (market.kind !== 'loading') send({ type: 'marketChanged' });
  }, [market]);
  const plays = demo !== null && demo.playing && !hasEnded(demo);
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
    // What cannot be bought is said beside the field; there the visitor mends it.
    if (action.type === 'ask' && draft && draft.kind !== 'ready') focus(dialog.current, AMOUNT);
    if (action.type === 'take') onTake();
    // The pressed button is drawn first, then what it leads to; all else shows itself at once.
    if (REQUESTS.has(action.type)) startTransition(() => send(action));
    else send(action);
  }

  function retry() {
    // The pressed button goes away.
    focus(dialog.current, STEP);
    pause.set(false);
    void client.resetQueries({ queryKey });
  }

  return (
    <PracticeView
      {...props}
      dialog={dialog}
      flow={flow}
      market={market}
      coin={coin}
      draft={draft}
      sale={'bought' in flow ? saleOf(flow.bought, floor) : null}
      demo={demo}
      announcement={announcement}
      dispatch={dispatch}
      onRetry={retry}
      onClose={() => dialog.current?.close()}
    />
  );
}

function focus(dialog: HTMLElement | null, selector: string): void {
  dialog?.querySelector<HTMLElement>(selector)?.focus();
}

function coinShown(flow: Flow, market: Market) {
  if ('bought' in flow) return coinOf(flow.bought.coin, market.coins);
  if ('order' in flow) return coinOf(flow.order.coin, market.coins);
  return checkedCoin('chosen' in flow ? flow.chosen : null, market);
}

import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { PracticeContent } from '../i18n/practiceContent.ts';
import { seconds } from '../lib/time.ts';
import type { LoadQuotes } from '../market/loadQuotes.ts';
import type { Pause } from '../market/pausedPrices.ts';
import { quotesQuery } from '../market/quotesQuery.ts';
import { useVisible } from '../market/useVisible.ts';
import { checkedCoin, draftOf, saleOf } from './flow/draft.ts';
import { AMOUNT, STEP } from './flow/focus.ts';
import type { Flow, Press } from './flow/flow.ts';
import { coinOf, type Market } from './flow/market.ts';
import { flowOf, hasEnded, press, startSession, type Session } from './flow/session.ts';
import { toRate } from './money/units.ts';
import { useFocus } from './useFocus.ts';
import { useMarket } from './useMarket.ts';
import { useSaid } from './useSaid.ts';
import { PracticeView } from './view/PracticeView.tsx';

/** Of the demo while it plays. */
const MOMENT = seconds(5);
const REQUESTS: ReadonlySet<Press['do']> = new Set(['ask', 'approve', 'refuse', 'again']);

export type PracticeFloorProps = Pick<PracticeContent, 'messages' | 'coins' | 'rates'> & {
  load: LoadQuotes;
  pause: Pause;
  /** Milliseconds since 1970. */
  now: () => number;
  mode: Session['mode'];
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
  const [session, send] = useReducer(
    (now: Session, pressed: Press) => press(now, pressed, floor),
    startSession(mode, !stepsOnly),
  );
  const client = useQueryClient();
  const { queryKey } = quotesQuery(load);
  const flow = flowOf(session);
  const coin = coinShown(flow, market);
  const draft = 'amount' in flow ? draftOf(flow.amount, coin, floor) : null;
  const said = useSaid(session, market, messages);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    element.addEventListener('close', onClosed);
    return () => element.removeEventListener('close', onClosed);
  }, [onClosed]);
  useFocus(dialog, session);
  // A price that was lost closes the wallet that shows it.
  useEffect(() => {
    if (market.kind !== 'loading') send({ do: 'marketChanged' });
  }, [market]);
  const watch = session.mode === 'watch' ? session.watch : null;
  const plays = watch !== null && watch.playing && !hasEnded(watch);
  useEffect(() => {
    if (!plays) return undefined;
    // Ticks on until it leads somewhere: prices may be on their way.
    const timer = setInterval(() => send({ do: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [plays]);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) send({ do: 'hide' });
  }, [visible]);

  function dispatch(pressed: Press) {
    // What cannot be bought is said beside the field; there the visitor mends it.
    if (pressed.do === 'ask' && draft && draft.kind !== 'ready') focus(dialog.current, AMOUNT);
    if (pressed.do === 'take') onTake();
    // The pressed button is drawn first, then what it leads to; all else shows itself at once.
    if (REQUESTS.has(pressed.do)) startTransition(() => send(pressed));
    else send(pressed);
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
      watch={watch}
      said={said}
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

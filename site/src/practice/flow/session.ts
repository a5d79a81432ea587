import type { Floor } from './draft.ts';
import { START, type Action, type Flow, type Press } from './flow.ts';
import { coinOf, type Market } from './market.ts';
import { reduce } from './reduce.ts';

const COIN = 'solana';

/** What the demo buys: Solana, or the first coin where that is not offered. */
export const demoCoin = ({ coins }: Market) => coinOf(COIN, coins) ?? coins[0];

/** The moments of the demo, as its messages are keyed. */
export const MOMENTS = [
  'start',
  'connect',
  'connected',
  'choose',
  'fee',
  'approve',
  'bought',
  'cashOut',
  'ticket',
] as const;

/** What leads from each moment to the next: the same steps that a visitor takes. */
const scriptFor = (coin: string): readonly Action[] => [
  { do: 'ask' },
  { do: 'approve' },
  { do: 'choose', coin },
  { do: 'write', amount: '100' },
  { do: 'ask' },
  { do: 'approve' },
  { do: 'ask' },
  { do: 'approve' },
];
/** From here on nothing goes without its price. */
const NEEDS_PRICE = 2;

/** The demo: the flow at each moment so far, the shown one last. */
export type Watch = { readonly flows: readonly Flow[]; readonly playing: boolean };

/** A visitor walks himself, or watches the demo walk. */
export type Session =
  | { readonly mode: 'walk'; readonly flow: Flow }
  | { readonly mode: 'watch'; readonly watch: Watch };

/** @param playing whether the demo begins by itself. */
export const startSession = (mode: Session['mode'], playing: boolean): Session =>
  mode === 'walk' ? { mode, flow: START } : { mode, watch: startWatch(playing) };

/** The flow that is drawn. */
export const flowOf = (session: Session): Flow =>
  session.mode === 'walk' ? session.flow : shownFlow(session.watch);

/** One press, or what time and prices do in between; what cannot be done now changes nothing. */
export function press(session: Session, pressed: Press, floor: Floor): Session {
  if (session.mode === 'walk') {
    const flow = reduce(session.flow, pressed, floor);
    return flow === session.flow ? session : { mode: 'walk', flow };
  }
  if (pressed.do === 'take') return { mode: 'walk', flow: flowOf(session) };
  const watch = pressWatching(session.watch, pressed, floor);
  return watch === session.watch ? session : { mode: 'watch', watch };
}

function pressWatching(watch: Watch, { do: pressed }: Press, floor: Floor): Watch {
  const paused = { ...watch, playing: false };
  if (pressed === 'forward') return forward(paused, floor);
  if (pressed === 'back') return back(paused);
  if (pressed === 'hide') return paused;
  if (pressed === 'tick') return forward(watch, floor);
  if (pressed !== 'play') return watch;
  return hasEnded(watch) ? startWatch(true) : { ...watch, playing: !watch.playing };
}

const startWatch = (playing: boolean): Watch => ({ flows: [START], playing });

/** Which moment is shown, from 0. */
export const momentOf = ({ flows }: Watch) => flows.length - 1;

const shownFlow = ({ flows }: Watch): Flow => flows.at(-1) ?? START;

export const hasEnded = (watch: Watch) => momentOf(watch) === MOMENTS.length - 1;

export const canGoForward = (watch: Watch, market: Market) =>
  !hasEnded(watch) && (momentOf(watch) < NEEDS_PRICE || (demoCoin(market)?.price ?? null) !== null);

/** One moment on; stays where it is when it cannot. */
function forward(watch: Watch, floor: Floor): Watch {
  const action = scriptFor(demoCoin(floor.market)?.id ?? '')[momentOf(watch)];
  if (!action || !canGoForward(watch, floor.market)) return watch;
  let next = reduce(shownFlow(watch), action, floor);
  // The wallet asked again, because the price had moved: the demo approves the new one.
  if ('movedFrom' in next && next.movedFrom !== null) next = reduce(next, action, floor);
  return { ...watch, flows: [...watch.flows, next] };
}

/** One moment back. */
const back = (watch: Watch): Watch =>
  watch.flows.length > 1 ? { ...watch, flows: watch.flows.slice(0, -1) } : watch;

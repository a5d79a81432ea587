import type { Floor } from './draft.ts';
import { START } from './flow.ts';
import type { Action, Flow } from './flow.ts';
import { reduce } from './reduce.ts';

/** What leads from each moment to the next: the same steps that a visitor takes. */
const SCRIPT: readonly Action[] = [
  { do: 'ask' },
  { do: 'approve' },
  { do: 'choose', coin: 'solana' },
  { do: 'write', amount: '100' },
  { do: 'ask' },
  { do: 'approve' },
  { do: 'ask' },
  { do: 'approve' },
];
/** From here on nothing goes without prices: the coins stand at them. */
const NEEDS_PRICES = 2;

/** The demo: the flow at each moment so far, the shown one last. */
export type Watch = { readonly flows: readonly Flow[]; readonly playing: boolean };

export const startWatch = (playing: boolean): Watch => ({ flows: [START], playing });

/** Which moment is shown, from 0. */
export const momentOf = ({ flows }: Watch) => flows.length - 1;

/** The flow as it is shown. */
export const shownFlow = ({ flows }: Watch): Flow => flows.at(-1) ?? START;

export const hasEnded = (watch: Watch) => momentOf(watch) === SCRIPT.length;

export const canGoForward = (watch: Watch, { market }: Floor) =>
  !hasEnded(watch) && (momentOf(watch) < NEEDS_PRICES || market.kind === 'prices');

/** One moment on; stays where it is when it cannot. */
export function forward(watch: Watch, floor: Floor): Watch {
  const action = SCRIPT[momentOf(watch)];
  if (!action || !canGoForward(watch, floor)) return watch;
  let next = reduce(shownFlow(watch), action, floor);
  // The wallet asked again, because the price had moved: the demo approves the new one.
  if ('movedFrom' in next && next.movedFrom !== null) next = reduce(next, action, floor);
  return { ...watch, flows: [...watch.flows, next] };
}

/** One moment back. */
export const back = (watch: Watch): Watch =>
  watch.flows.length > 1 ? { ...watch, flows: watch.flows.slice(0, -1) } : watch;

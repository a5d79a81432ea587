import type { Flow } from './flow.ts';

/** What became of the flow, as focus and speech follow it. `closed`: the price was lost. */
export type Turn =
  'asked' | 'moved' | 'refused' | 'closed' | 'connected' | 'bought' | 'sold' | 'again';

const DONE = {
  askedToConnect: ['trade', 'connected'],
  askedToBuy: ['cashOut', 'bought'],
  askedToSell: ['ticket', 'sold'],
} as const;

/** @returns null when no wallet opened or closed and no step began. */
export function turnOf(before: Flow, after: Flow): Turn | null {
  if (before === after) return null;
  if ('movedFrom' in after && after.movedFrom !== null) return 'moved';
  if (after.at in DONE) return 'asked';
  if (before.at in DONE) {
    const [next, turn] = DONE[before.at as keyof typeof DONE];
    if (after.at === next) return turn;
    return 'refused' in after && after.refused ? 'refused' : 'closed';
  }
  return before.at === after.at ? null : 'again';
}

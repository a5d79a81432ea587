import type { PracticeContent } from '../../i18n/practiceContent.ts';
import type { Flow, State } from './reducer.ts';

/** Selectors of what takes focus; the view gives these names. */
export const STEP = '#practice-step';
export const AMOUNT = '#practice-amount';
const WALLET = '#practice-wallet-heading';
const ASK = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
const BAR = ['[data-watch-play]', '[data-watch-forward]:enabled', '[data-watch-take]'];

/**
 * What follows when a trade goes on: where focus goes, first choice first, and which message is announced;
 * none where focus moves to what says it itself. `closed`: the wallet lost its price.
 */
export const TRANSITIONS = {
  asked: { focus: [WALLET], says: null },
  moved: { focus: [WALLET], says: 'says.moved' },
  refused: { focus: [ASK, STEP], says: 'says.refused' },
  closed: { focus: [ASK, STEP], says: null },
  connected: { focus: [COIN, STEP], says: 'says.connected' },
  bought: { focus: [STEP], says: 'says.bought' },
  sold: { focus: [STEP], says: 'says.sold' },
  again: { focus: [COIN, STEP], says: null },
} as const satisfies Record<
  string,
  { focus: readonly string[]; says: keyof PracticeContent['messages'] | null }
>;
export type Transition = keyof typeof TRANSITIONS;

/** What approving leads to. */
const APPROVED = {
  askedToConnect: { kind: 'trade', transition: 'connected' },
  askedToBuy: { kind: 'cashOut', transition: 'bought' },
  askedToSell: { kind: 'ticket', transition: 'sold' },
} as const;
const isAsked = (kind: Flow['kind']): kind is keyof typeof APPROVED => kind in APPROVED;

/** @returns null when no wallet opened or closed and no step began. */
export function transitionOf(before: Flow, after: Flow): Transition | null {
  if (before === after) return null;
  if ('movedFrom' in after && after.movedFrom !== null) return 'moved';
  if (isAsked(after.kind)) return 'asked';
  if (isAsked(before.kind)) {
    const { kind, transition } = APPROVED[before.kind];
    if (after.kind === kind) return transition;
    return 'refused' in after && after.refused ? 'refused' : 'closed';
  }
  return before.kind === after.kind ? null : 'again';
}

/** Selectors of what takes focus after an action, first choice first; none where it stays. */
export function focusAfter(before: State | null, { flow, demo }: State): readonly string[] {
  if (demo) return before ? [] : BAR;
  if (before && !before.demo) {
    const transition = transitionOf(before.flow, flow);
    return transition ? TRANSITIONS[transition].focus : [];
  }
  if (isAsked(flow.kind)) return [WALLET];
  return flow.kind === 'trade' ? [COIN, STEP] : [STEP];
}

/** Where focus goes that would be on something that is gone. */
export const focusWhenLost = ({ demo }: State): readonly string[] => (demo ? BAR : [STEP]);

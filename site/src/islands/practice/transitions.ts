import { useLayoutEffect, type RefObject } from 'react';
import { fill } from '../../lib/text.ts';
import { printAmount } from '../../lib/money.ts';
import { captionOf } from './demo.ts';
import type { Market } from './market.ts';
import { MOST } from './orders.ts';
import type { PracticeMessages } from './usePractice.ts';
import type { Flow, State } from './reducer.ts';

// Selectors of what takes focus; the view gives these names.
const STEP = '#practice-step';
const WALLET = '#practice-wallet-heading';
const ASK = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
const BAR = ['[data-watch-play]', '[data-watch-forward]:enabled', '[data-watch-take]'];

type Follows = { focus: readonly string[]; says: keyof PracticeMessages | null };

/**
 * What follows a transition: where focus goes, first choice first, and which message is announced;
 * none where focus moves to what says it itself, or the visitor goes on where he is.
 */
export const TRANSITIONS = {
  started: { focus: [STEP], says: null },
  asked: { focus: [WALLET], says: null },
  moved: { focus: [WALLET], says: 'says.moved' },
  refused: { focus: [ASK, STEP], says: 'says.refused' },
  priceLost: { focus: [ASK, STEP], says: null },
  connected: { focus: [COIN, STEP], says: 'says.connected' },
  edited: { focus: [], says: null },
  bought: { focus: [STEP], says: 'says.bought' },
  sold: { focus: [STEP], says: 'says.sold' },
  again: { focus: [COIN, STEP], says: null },
  recovered: { focus: [], says: 'says.recovered' },
  taken: { focus: [WALLET, COIN, STEP], says: null },
} as const satisfies Record<string, Follows>;
export type Transition = keyof typeof TRANSITIONS;

/** Moves focus to what opened; in the demo to its bar, when it begins and from what went away. */
export function useFocus(dialog: RefObject<HTMLElement | null>, { flow, demo }: State): void {
  const isDemo = demo !== null;
  useLayoutEffect(() => {
    const isLost = !document.activeElement?.matches(':enabled');
    const inDemo = isLost || flow.by === 'started' ? BAR : [];
    const choices = isDemo ? inDemo : TRANSITIONS[flow.by].focus;
    const places = choices.map((choice) => dialog.current?.querySelector<HTMLElement>(choice));
    places.find(Boolean)?.focus();
  }, [dialog, flow, isDemo]);
}

/** What is read out; of the demo the moments that a visitor steps to: what plays would speak over him. */
export function announcementOf(
  { flow, demo }: State,
  messages: PracticeMessages,
  market: Market,
): string {
  if (demo) return demo.pace === 'stepped' ? captionOf(messages, demo, market).join(' ') : '';
  const { says } = TRANSITIONS[flow.by];
  return says === null ? '' : fill(messages[says], { balance: printAmount(MOST, 0) });
}

/** Where the visitor stands on the way, measured from the middle of the pit. */
export const STANDS = {
  connect: -548,
  askedToConnect: -548,
  trade: -204,
  askedToBuy: -158,
  cashOut: 34,
  askedToSell: 250,
  ticket: 512,
};
const BEFORE_CHOICE = -376;
export const standOf = (flow: Flow) =>
  flow.kind === 'trade' && flow.chosen === null ? BEFORE_CHOICE : STANDS[flow.kind];

import { useLayoutEffect, type RefObject } from 'react';
import { printAmount } from '../../lib/money.ts';
import { captionOf } from './demo.ts';
import type { Market } from './market.ts';
import { MAX_AMOUNT } from './orders.ts';
import type { MessageKey, Translate } from './usePractice.ts';
import type { Flow, State, Transition } from './state.ts';

// Selectors of what takes focus; the view gives these names.
const STEP = '#practice-step';
const WALLET = '#practice-wallet-heading';
const ASK = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
const BAR = ['play', 'forward', 'take'].map((name) => `[data-watch='${name}']:enabled`);

type Shown = Pick<State, 'flow' | 'demo'>;

type Effect = { focus: readonly string[]; message: MessageKey | null };

/**
 * What follows a transition: where focus goes, first choice first, and which message is announced;
 * none where focus moves to words that say it, or the visitor goes on where he is.
 */
const TRANSITIONS = {
  started: { focus: [STEP], message: null },
  asked: { focus: [WALLET], message: null },
  moved: { focus: [WALLET], message: 'says.moved' },
  refused: { focus: [ASK, STEP], message: 'says.refused' },
  priceLost: { focus: [ASK, STEP], message: null },
  connected: { focus: [COIN, STEP], message: 'says.connected' },
  edited: { focus: [], message: null },
  bought: { focus: [STEP], message: 'says.bought' },
  sold: { focus: [STEP], message: 'says.sold' },
  again: { focus: [COIN, STEP], message: null },
  recovered: { focus: [], message: 'says.recovered' },
  taken: { focus: [WALLET, COIN, STEP], message: null },
} as const satisfies Record<Transition, Effect>;

/** Moves focus to what opened; in the demo to its bar, when it begins and from what went away. */
export function useFocus(dialog: RefObject<HTMLElement | null>, { flow, demo }: Shown): void {
  const isDemo = demo !== null;
  useLayoutEffect(() => {
    const isLost = !document.activeElement?.matches(':enabled');
    const inDemo = isLost || flow.by === 'started' ? BAR : [];
    const choices = isDemo ? inDemo : TRANSITIONS[flow.by].focus;
    const places = choices.map((choice) => dialog.current?.querySelector<HTMLElement>(choice));
    places.find(Boolean)?.focus();
  }, [dialog, flow, isDemo]);
}

/** For screen readers. Of the demo the moments that a visitor steps to: what plays by itself would interrupt him. */
export function announcementOf({ flow, demo }: Shown, t: Translate, market: Market): string {
  if (demo) return demo.pace === 'stepped' ? captionOf(t, demo, market).join(' ') : '';
  const { message } = TRANSITIONS[flow.by];
  return message === null ? '' : t(message, { balance: printAmount(MAX_AMOUNT, 0) });
}

/** Where the visitor stands on the way, measured from the middle of the pit; while the wallet is open further in. */
export const STANDS = { connect: -548, trade: -204, cashOut: 34, ticket: 512 };
const ASKED_STANDS = { ...STANDS, trade: -158, cashOut: 250 };
const BEFORE_CHOICE = -376;

/** Where he stands in a state. A second ring of coins leaves no room further in until he has bought. */
export function standOf(flow: Flow, rings: number): number {
  if (flow.kind === 'trade' && (flow.chosen === null || rings > 1)) return BEFORE_CHOICE;
  return (flow.asked ? ASKED_STANDS : STANDS)[flow.kind];
}

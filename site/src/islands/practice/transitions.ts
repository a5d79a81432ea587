import { useLayoutEffect, type RefObject } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { captionOf } from './demo.ts';
import type { Market } from './market.ts';
import { MAX_AMOUNT } from './orders.ts';
import type { MessageKey, Translate } from './usePractice.ts';
import type { Flow, State, Transition } from './state.ts';

// Selectors of focus targets, named in the view.
const STEP = '#practice-step';
const WALLET = '#practice-wallet-heading';
const ASK = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
const BAR = ['play', 'forward', 'take'].map((name) => `[data-watch='${name}']:enabled`);

type Shown = Pick<State, 'flow' | 'demo'>;

type Effect = { focus: readonly string[]; message: MessageKey | null };

/**
 * What a transition does: focus targets in order of preference, and a message to announce. No message if the focused
 * text already says it, or focus stays.
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

/** Focuses what opened. In the demo, focuses its bar when it begins or the focused element disappears. */
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

/** For screen readers. In the demo, only moments a visitor steps to: autoplay would interrupt. */
export function announcementOf({ flow, demo }: Shown, t: Translate, market: Market): string {
  if (demo) return demo.pace === 'stepped' ? captionOf(t, demo, market).join(' ') : '';
  const { message } = TRANSITIONS[flow.by];
  return message === null ? '' : t(message, { balance: formatAmount(MAX_AMOUNT, 0) });
}

/** The visitor's position on the plan, measured from its middle. Further in while the wallet is open. */
export const STANDS = { connect: -548, trade: -204, cashOut: 34, ticket: 512 };
const ASKED_STANDS = { ...STANDS, trade: -158, cashOut: 250 };
const BEFORE_CHOICE = -376;

/** The position in each state. With a second ring of coins, there is room further in only after buying. */
export function standOf(flow: Flow, rings: number): number {
  if (flow.kind === 'trade' && (flow.chosen === null || rings > 1)) return BEFORE_CHOICE;
  return (flow.asked ? ASKED_STANDS : STANDS)[flow.kind];
}

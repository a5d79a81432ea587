import { useLayoutEffect, type RefObject } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { getCaption } from './demo.ts';
import type { Market } from './market.ts';
import { MAX_AMOUNT } from './orders.ts';
import type { MessageKey, Translate } from './usePractice.ts';
import type { Flow, State, Transition } from './state.ts';

// Selectors for focus targets.
const STEP = '#practice-step';
const WALLET = '#practice-wallet-heading';
const REQUEST_BUTTON = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
const DEMO_CONTROLS = ['play', 'forward', 'take'].map((name) => `[data-watch='${name}']:enabled`);

type Dialog = RefObject<HTMLElement | null>;
type FlowAndDemo = Pick<State, 'flow' | 'demo'>;

type Effect = { focus: readonly string[]; message: MessageKey | null };

/**
 * Where to move focus and what to announce. The first target that exists gets focus. If that has the same text, there's
 * nothing to announce.
 */
const EFFECTS = {
  started: { focus: [STEP], message: null },
  requested: { focus: [WALLET], message: null },
  priceMoved: { focus: [WALLET], message: 'says.moved' },
  rejected: { focus: [REQUEST_BUTTON, STEP], message: 'says.refused' },
  priceLost: { focus: [REQUEST_BUTTON, STEP], message: null },
  connected: { focus: [COIN, STEP], message: 'says.connected' },
  edited: { focus: [], message: null },
  bought: { focus: [STEP], message: 'says.bought' },
  sold: { focus: [STEP], message: 'says.sold' },
  restarted: { focus: [COIN, STEP], message: null },
  pricesRecovered: { focus: [], message: 'says.recovered' },
  takenOver: { focus: [WALLET, COIN, STEP], message: null },
} as const satisfies Record<Transition, Effect>;

/** During the demo, focus only moves at the start or if it's lost. */
export function useTransitionFocus(dialog: Dialog, { flow, demo }: FlowAndDemo): void {
  const isDemo = demo !== null;
  useLayoutEffect(() => {
    const isFocusLost = !document.activeElement?.matches(':enabled');
    const demoTargets = isFocusLost || flow.transition === 'started' ? DEMO_CONTROLS : [];
    const targets = isDemo ? demoTargets : EFFECTS[flow.transition].focus;
    const elements = targets.map((target) => dialog.current?.querySelector<HTMLElement>(target));
    elements.find(Boolean)?.focus();
  }, [dialog, flow, isDemo]);
}

/** Demo scenes are only announced if the visitor steps through them. */
export function getAnnouncement({ flow, demo }: FlowAndDemo, t: Translate, market: Market): string {
  if (demo) return demo.playback === 'manual' ? getCaption(t, demo, market).join(' ') : '';
  const { message } = EFFECTS[flow.transition];
  return message === null ? '' : t(message, { balance: formatAmount(MAX_AMOUNT, 0) });
}

/** The visitor's positions on the path, in plan units from the center. */
export const POSITIONS = { connect: -548, trade: -204, cashOut: 34, ticket: 512 };
const WALLET_POSITIONS = { ...POSITIONS, trade: -158, cashOut: 250 };
const POSITION_BEFORE_SELECTION = -376;

/** With two rings of coins, there's no room for the visitor before the purchase. */
export function getPosition(flow: Flow, rings: number): number {
  if (flow.kind === 'trade' && (flow.selectedCoin === null || rings > 1))
    return POSITION_BEFORE_SELECTION;
  return (flow.request ? WALLET_POSITIONS : POSITIONS)[flow.kind];
}

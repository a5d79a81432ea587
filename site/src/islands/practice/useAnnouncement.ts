import { useState } from 'react';
import { fill } from '../../lib/text.ts';
import { printAmount } from '../../lib/money.ts';
import type { Market } from './market.ts';
import { MOST } from './orders.ts';
import { captionOf, type PracticeMessages } from './practiceProps.ts';
import type { State } from './reducer.ts';
import { TRANSITIONS, transitionOf } from './transitions.ts';

/** The sentence of the last change; empty until there was one. Prices that refresh are not announced. */
export function useAnnouncement(state: State, market: Market, messages: PracticeMessages): string {
  const [last, setLast] = useState({ state, kind: market.kind, text: '' });
  if (last.state === state && last.kind === market.kind) return last.text;
  const cameBack = last.kind === 'none' && market.kind === 'prices';
  const next = cameBack
    ? messages['says.recovered']
    : announcementAfter(last.state, state, messages, market);
  const text = next ?? last.text;
  setLast({ state, kind: market.kind, text });
  return text;
}

/**
 * @returns null where nothing happened that is to be announced; an empty sentence where the last one is
 *   to be forgotten, so that it is heard again the next time.
 */
function announcementAfter(
  before: State,
  after: State,
  messages: PracticeMessages,
  market: Market,
): string | null {
  if (!after.demo) {
    if (before.demo) return '';
    const transition = transitionOf(before.flow, after.flow);
    if (!transition) return null;
    const { says } = TRANSITIONS[transition];
    return says === null ? '' : fill(messages[says], { balance: printAmount(MOST, 0) });
  }
  // What plays is not read out: it would speak over whoever listens to the page.
  if (after.demo.playing || before.flow === after.flow) return null;
  const { count, body } = captionOf(messages, after.demo, market);
  return `${count} ${body}`;
}

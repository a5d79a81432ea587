import { useState } from 'react';
import { fill } from '../lib/fill.ts';
import type { Market } from './flow/market.ts';
import { MOST } from './flow/draft.ts';
import { flowOf, type Session } from './flow/session.ts';
import { turnOf, type Turn } from './flow/turn.ts';
import { printAmount } from './money/print.ts';
import { captionOf, type PracticeMessages } from './practiceProps.ts';

/** What is said when the flow goes on; nothing where focus moves to what says it itself. */
const SAID: Record<Turn, keyof PracticeMessages | ''> = {
  asked: '',
  moved: 'says.moved',
  refused: 'says.refused',
  closed: '',
  connected: 'says.connected',
  bought: 'says.bought',
  sold: 'says.sold',
  again: '',
};

/** The sentence of the last change; empty until there was one. Prices that refresh say nothing. */
export function useSaid(session: Session, market: Market, messages: PracticeMessages): string {
  const [heard, setHeard] = useState({ session, kind: market.kind, said: '' });
  if (heard.session === session && heard.kind === market.kind) return heard.said;
  const cameBack = heard.kind === 'none' && market.kind === 'prices';
  const said = cameBack
    ? messages['says.recovered']
    : saidAfter(heard.session, session, messages, market);
  setHeard({ session, kind: market.kind, said: said ?? heard.said });
  return said ?? heard.said;
}

/**
 * @returns null where nothing happened that is to be said; nothing in words where the last sentence
 *   is to be forgotten, so that it is heard again the next time.
 */
function saidAfter(
  before: Session,
  after: Session,
  messages: PracticeMessages,
  market: Market,
): string | null {
  const [from, to] = [flowOf(before), flowOf(after)];
  if (after.mode === 'walk') {
    const turn = before.mode === 'watch' ? 'asked' : turnOf(from, to);
    const key = turn && SAID[turn];
    if (!key) return key;
    return fill(messages[key], { balance: printAmount(MOST, 0) });
  }
  // What plays is not read out: it would speak over whoever listens to the page.
  if (after.watch.playing || from === to) return null;
  const { count, body } = captionOf(messages, after.watch, market);
  return `${count} ${body}`;
}

import { useState } from 'react';
import type { Practice } from '../content/practice.ts';
import type { Market } from './flow/market.ts';
import { turnOf } from './flow/turn.ts';
import { flowOf, momentOf, type Session } from './flow/session.ts';
import { captionOf } from './practiceProps.ts';

/** The sentence of the last change; empty until there was one. Prices that refresh say nothing. */
export function useSaid(session: Session, market: Market, words: Practice): string {
  const [heard, setHeard] = useState({ session, kind: market.kind, said: '' });
  if (heard.session === session && heard.kind === market.kind) return heard.said;
  const cameBack = heard.kind === 'none' && market.kind === 'prices';
  const said = cameBack ? words.says.recovered : saidAfter(heard.session, session, words);
  setHeard({ session, kind: market.kind, said: said ?? heard.said });
  return said ?? heard.said;
}

/**
 * @returns null where nothing happened that is to be said; nothing in words where the last sentence
 *   is to be forgotten, so that it is heard again the next time.
 */
function saidAfter(before: Session, after: Session, words: Practice): string | null {
  const [from, to] = [flowOf(before), flowOf(after)];
  if (after.mode === 'walk') {
    const turn = before.mode === 'watch' ? 'asked' : turnOf(from, to);
    return turn && ((words.says as Partial<Record<string, string>>)[turn] ?? '');
  }
  // What plays is not read out: it would speak over whoever listens to the page.
  if (after.watch.playing || from === to) return null;
  const { count, body } = captionOf(words.watch, momentOf(after.watch));
  return `${count} ${body}`;
}

import type { Flow } from './flow.ts';
import { turnOf } from './turn.ts';

/** Selectors of what takes focus; the view gives these names. */
export const STEP = '#practice-step';
const WALLET = '#practice-wallet-heading';
const ASK = '[data-practice-ask]';
const COIN = 'input[name="practice-coin"]:checked:enabled';
export const AMOUNT = '#practice-amount';

/** Where a visitor is put who comes to a floor as it stands; first choice first. */
export function focusOn({ at }: Flow): string[] {
  if (at.startsWith('asked')) return [WALLET];
  return at === 'trade' ? [COIN, STEP] : [STEP];
}

/**
 * Where focus goes when the flow goes on; nowhere when nothing opened or closed. After a refusal, and
 * when the wallet closed because its price was lost: back to the button that asked.
 */
export function focusAfter(before: Flow, after: Flow): string[] {
  const turn = turnOf(before, after);
  if (turn === 'refused' || turn === 'closed') return [ASK, STEP];
  return turn ? focusOn(after) : [];
}

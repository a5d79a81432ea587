import { createContext, use } from 'react';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import type { PricedCoin } from './market.ts';
import type { Terms } from './orders.ts';
import type { Action, State } from './reducer.ts';

export type MessageKey = keyof PracticeContent['messages'];
/** A message of the page's language with its placeholders filled; one without a value stays. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** All that the parts of the practice floor draw, and what they can do; they decide nothing. */
type Practice = State &
  Pick<PracticeContent, 'rates'> & {
    t: Translate;
    terms: Terms;
    /** The coin that is checked, in every step. */
    coin: PricedCoin | undefined;
    /** Reduced motion: the demo only steps. */
    stepsOnly: boolean;
    dispatch: (action: Action) => void;
  };

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('A part of the practice floor stands outside of it.');
  return practice;
}

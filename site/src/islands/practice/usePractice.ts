import { createContext, use } from 'react';
import * as z from 'zod/mini';
import type { practiceContent } from '../../i18n/practiceContent.ts';
import type { PricedCoin } from './market.ts';
import type { Action, State, Terms } from './state.ts';

const Coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  hasMark: z.boolean(),
});

/** What the practice trade fetches when it opens: its messages in the page's language, and what the build knows. */
export const PracticeContent = z.object({
  messages: z.record(z.string(), z.string()),
  coins: z.array(Coin),
  /** Our own fee first, for it is the lowest; the ticket compares with the last. */
  rates: z.array(z.object({ percent: z.number(), label: z.string() })),
  /** The origin of the price service; empty for the page's own. */
  origin: z.string(),
  /** The address of the plan of the pit. */
  plan: z.string(),
});

export type PracticeContent = z.infer<typeof PracticeContent>;

export type MessageKey = keyof ReturnType<typeof practiceContent>['messages'];
/** A message of the page's language with its placeholders filled; one without a value stays. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** All that the parts of the practice floor draw, and what they can do; they decide nothing. */
type Practice = State &
  Pick<PracticeContent, 'rates' | 'plan'> & {
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

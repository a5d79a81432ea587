import { createContext, use } from 'react';
import * as z from 'zod/mini';
import type { getPracticeContent } from '../../i18n/practiceContent.ts';
import type { PricedCoin } from './market.ts';
import type { Action, State, Terms } from './state.ts';

const Coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  hasLogo: z.boolean(),
});

/** What the practice trade fetches when it opens: messages in the page's language and build data. */
export const PracticeContent = z.object({
  messages: z.record(z.string(), z.string()),
  coins: z.array(Coin),
  /** Ours first, because it is the lowest. The ticket compares with the last. */
  rates: z.array(z.object({ percent: z.number(), label: z.string() })),
  /** The origin of the price service; empty for the page's own. */
  origin: z.string(),
  /** The address of the plan's picture. */
  plan: z.string(),
});

export type PracticeContent = z.infer<typeof PracticeContent>;

export type MessageKey = keyof ReturnType<typeof getPracticeContent>['messages'];
/** Fills a message's placeholders. Placeholders without a value stay. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** Everything that the view's parts draw, and their actions. The parts decide nothing. */
type Practice = State &
  Pick<PracticeContent, 'rates' | 'plan'> & {
    t: Translate;
    terms: Terms;
    /** The selected coin, in every step. */
    coin: PricedCoin | undefined;
    /** With reduced motion the demo only steps. */
    stepsOnly: boolean;
    dispatch: (action: Action) => void;
  };

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('usePractice needs a PracticeContext around it.');
  return practice;
}

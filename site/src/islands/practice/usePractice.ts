import { createContext, use } from 'react';
import * as z from 'zod/mini';
import type { getPracticeContent } from '../../i18n/practiceContent.ts';
import type { PricedCoin } from './market.ts';
import type { Action, Pricing, State } from './state.ts';

const Coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  hasLogo: z.boolean(),
});

/** Fetched when the practice trade opens. */
export const PracticeContent = z.object({
  messages: z.record(z.string(), z.string()),
  coins: z.array(Coin),
  /** Sorted from lowest to highest, so our rate comes first. */
  rates: z.array(z.object({ percent: z.number(), label: z.string() })),
  /** The price service's origin, or the base path if our server provides the prices. */
  origin: z.string(),
  /** URL of the floor plan (SVG). */
  plan: z.string(),
});

export type PracticeContent = z.infer<typeof PracticeContent>;

export type MessageKey = keyof ReturnType<typeof getPracticeContent>['messages'];
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

type Practice = State &
  Pick<PracticeContent, 'rates' | 'plan'> & {
    t: Translate;
    pricing: Pricing;
    selectedCoin: PricedCoin | undefined;
    hasReducedMotion: boolean;
    dispatch: (action: Action) => void;
  };

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('usePractice() must be used inside a PracticeContext.');
  return practice;
}

import type { Ref } from 'react';
import type { PracticeContent } from '../i18n/practiceContent.ts';
import { fill } from '../lib/fill.ts';
import type { Draft } from './flow/draft.ts';
import type { Flow, Press, Sold } from './flow/flow.ts';
import type { Market, PricedCoin } from './flow/market.ts';
import { TOLERANCE_PERCENT } from './flow/reduce.ts';
import { MOMENTS, demoCoin, momentOf, type Watch } from './flow/session.ts';
import type { PracticeFloorProps } from './PracticeFloor.tsx';

export type PracticeMessages = PracticeContent['messages'];

/** What the demo says of a moment, and which of them it is. */
export function captionOf(messages: PracticeMessages, watch: Watch, market: Market) {
  const moment = MOMENTS[momentOf(watch)] ?? MOMENTS[0];
  const number = `${momentOf(watch) + 1}`;
  const title = messages[`demo.${moment}.title`];
  const filled = { tolerance: TOLERANCE_PERCENT, coin: demoCoin(market)?.name ?? '' };
  return {
    count: fill(messages['demo.count'], { number, total: `${MOMENTS.length}`, title }),
    body: fill(messages[`demo.${moment}.body`], filled),
  };
}

/** All that the practice floor draws; it decides nothing. */
export type PracticeProps = Pick<
  PracticeFloorProps,
  'messages' | 'rates' | 'stepsOnly' | 'onStart'
> & {
  readonly dialog: Ref<HTMLDialogElement>;
  readonly flow: Flow;
  readonly market: Market;
  /** The coin that is checked among the eight, in every step. */
  readonly coin: PricedCoin | undefined;
  /** At `trade` and `askedToBuy`; else null. */
  readonly draft: Draft | null;
  /** What the coins bring now: from `cashOut` to `askedToSell`, where there is a price; else null. */
  readonly sale: Sold | null;
  /** Null while a visitor walks himself. */
  readonly watch: Watch | null;
  /** What is read out. */
  readonly said: string;
  readonly dispatch: (pressed: Press) => void;
  /** `Try again`, where there are no prices. */
  readonly onRetry: () => void;
  /** `Close`. */
  readonly onClose: () => void;
};

/** The same in some of the states of the flow. */
export type PropsAt<State extends Flow['at']> = PracticeProps & { readonly flow: { at: State } };

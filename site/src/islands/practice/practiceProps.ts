import type { Ref } from 'react';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import { fill } from '../../lib/text.ts';
import { MOMENTS, demoCoin } from './demo.ts';
import type { Market, PricedCoin } from './market.ts';
import type { Draft, Sold } from './orders.ts';
import type { PracticeFloorProps } from './PracticeFloor.tsx';
import { TOLERANCE_PERCENT, type Action, type Demo, type Flow } from './reducer.ts';

export type PracticeMessages = PracticeContent['messages'];

/** What the demo says of the shown moment, and which of them it is. */
export function captionOf(messages: PracticeMessages, { earlier }: Demo, market: Market) {
  const moment = MOMENTS[earlier.length] ?? MOMENTS[0];
  const number = `${earlier.length + 1}`;
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
  /** Null while a visitor trades himself. */
  readonly demo: Demo | null;
  /** What is read out. */
  readonly announcement: string;
  readonly dispatch: (action: Action) => void;
  /** `Try again`, where there are no prices. */
  readonly onRetry: () => void;
  /** `Close`. */
  readonly onClose: () => void;
};

/** The same in some of the states of the flow. */
export type PropsAt<Kind extends Flow['kind']> = PracticeProps & { readonly flow: { kind: Kind } };

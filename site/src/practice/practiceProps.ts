import type { Ref } from 'react';
import type { Practice } from '../content/practice.ts';
import { fill } from '../lib/fill.ts';
import type { Draft } from './flow/draft.ts';
import type { Flow, Press, Sold } from './flow/flow.ts';
import type { Coin, Market } from './flow/market.ts';
import type { Watch } from './flow/session.ts';
import type { PracticeFloorProps } from './PracticeFloor.tsx';

/** What the demo says of a moment, and which of them it is. */
export function captionOf({ count, moments }: Practice['watch'], moment: number) {
  const { title = '', body = '' } = moments[moment] ?? {};
  const places = { number: `${moment + 1}`, total: `${moments.length}`, title };
  return { count: fill(count, places), body };
}

/** All that the practice floor draws; it decides nothing. */
export type PracticeProps = Pick<PracticeFloorProps, 'words' | 'stepsOnly' | 'onStart'> & {
  readonly dialog: Ref<HTMLDialogElement>;
  readonly flow: Flow;
  readonly market: Market;
  /** The coin that is checked among the eight, in every step. */
  readonly coin: Coin | undefined;
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

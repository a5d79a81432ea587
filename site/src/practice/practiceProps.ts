import type { Ref, ReactNode } from 'react';
import type { Practice } from '../content/practice.ts';
import type { Draft } from './flow/draft.ts';
import type { Flow, Press, Sold } from './flow/flow.ts';
import type { Coin, Market } from './flow/market.ts';
import type { Rate } from './money/units.ts';

/** The demo that plays itself, as its bar shows it. */
export type WatchProps = {
  /** Which of the moments is shown, from 0. */
  readonly moment: number;
  /** `stepsOnly`: reduced motion, no Play button. `ended`: the button says `Play again`. */
  readonly playing: 'playing' | 'paused' | 'ended' | 'stepsOnly';
  /** Not after the last moment, and from the third on not without prices. */
  readonly canGoForward: boolean;
};

/** All that the practice floor draws; it decides nothing. */
export type PracticeProps = {
  readonly dialog: Ref<HTMLDialogElement>;
  readonly words: Practice;
  readonly flow: Flow;
  readonly market: Market;
  /** Our own first, as `words.rates`. */
  readonly rates: readonly Rate[];
  /** The coin that is checked among the eight, in every step. */
  readonly coin: Coin | undefined;
  /** At `trade` and `askedToBuy`; else null. */
  readonly draft: Draft | null;
  /** What the coins bring now: from `cashOut` to `askedToSell`, where there is a price; else null. */
  readonly sale: Sold | null;
  /** Null while a visitor walks himself. */
  readonly watch: WatchProps | null;
  readonly dispatch: (pressed: Press) => void;
  /** `Try again`, where there are no prices. */
  readonly onRetry: () => void;
  /** `Close`. */
  readonly onClose: () => void;
  /** `Start Trading Now`. */
  readonly onStart: () => void;
  /** Stands last in the dialog: what is read out. */
  readonly children: ReactNode;
};

import { marketOrigin } from './build.ts';
import { owner } from './owner.ts';

/** Whether the page counts visits; `PUBLIC_MARKET_API=self` says that a companion adds them up. */
export const isCounting = owner.counting && marketOrigin === '';

import { marketOrigin } from './build.ts';
import { owner } from './owner.ts';

/**
 * Whether the page counts visits: where the owner wants it, and a companion stands behind the page's own
 * address, which adds them up. `PUBLIC_MARKET_API=self` is how a build knows.
 */
export const isCounting = owner.counting && marketOrigin === '';

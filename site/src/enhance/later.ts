import { keepMenuInHand } from './menu.ts';
import { showSoonReasons } from './soon.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { showTooltips } from './tooltip.ts';

/** What a visitor needs only once a hand is on the page. @param first the event that told of it. */
export function start(first: Event): void {
  keepMenuInHand();
  showSoonReasons();
  showStickyBar();
  offerThemes();
  showTooltips(first);
}

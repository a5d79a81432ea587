import { toggle } from './disclosure.ts';
import type { Panels } from './disclosureState.ts';
import { keepMenuInHand, leaveMenuByKey, leaveMenuByPress } from './menu.ts';
import { sayWhyNot } from './soon.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { showTooltips } from './tooltip.ts';

/** What a visitor needs only once a hand is on the page. @param first the event that told of it. */
export function start(first: Event): void {
  keepMenuInHand();
  showStickyBar();
  offerThemes();
  showTooltips(first);
}

/** What a press on the page does. */
export function press(target: EventTarget | null, panels: Panels): void {
  if (!(target instanceof Element)) return;
  leaveMenuByPress(target);
  toggle(target, panels);
  sayWhyNot(target);
}

/** What a key on the page does, beyond what the browser does with it. */
export { leaveMenuByKey as pressKey };

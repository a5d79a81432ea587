import { showBrokenSpots } from './brokenSpots.ts';
import { offerBills } from './offerBills.ts';
import type { LoadBills } from './offerBills.ts';
import { explainSoonButton } from './explainSoonButton.ts';
import { closeMenuAtPress, closeMenuByEscape, closeMenuWithoutFocus } from './menu.ts';
import { raiseArm } from './raiseArm.ts';
import { returnToPlace } from './returnToPlace.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { showTooltips } from './tooltip.ts';

/** What a visitor needs only once a hand is on the page. @param first the event that told of it. */
export function start(first: Event, loadBills: LoadBills): void {
  closeMenuWithoutFocus();
  showStickyBar();
  offerThemes();
  showTooltips(first);
  showBrokenSpots();
  raiseArm();
  offerBills(loadBills);
}

/** What a key, a press, a step back or a broken spot does, beyond what the browser and the first script do. */
export function handle(event: Event): void {
  if (event instanceof KeyboardEvent) closeMenuByEscape(event);
  else if (event instanceof MouseEvent) press(event.target);
  else if (event instanceof PopStateEvent) returnToPlace(event);
  else showBrokenSpots();
}

function press(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  closeMenuAtPress(target);
  explainSoonButton(target);
}

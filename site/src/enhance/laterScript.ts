import { showBrokenSpots } from './brokenSpots.ts';
import { offerBills, type LoadBills } from './offerBills.ts';
import { findOffer, keepPlace, type LoadOffer } from './languages.ts';
import { closeMenuAtPress, closeMenuByEscape, closeMenuWithoutFocus } from './menu.ts';
import { followAddress, pressPractice, startPractice, type LoadPractice } from './practice.ts';
import { raiseArm } from './raiseArm.ts';
import { returnToPlace } from './returnToPlace.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { showTooltips } from './tooltip.ts';

/**
 * What a visitor needs only once a hand is on the page.
 * @param first the event that told of it.
 * @param loadBills, loadPractice and loadOffer ask for what few visitors need; a chunk that named them
 *   itself would import the page's script.
 */
export function start(
  first: Event,
  loadBills: LoadBills,
  loadPractice: LoadPractice,
  loadOffer: LoadOffer,
): void {
  closeMenuWithoutFocus();
  showStickyBar();
  offerThemes();
  showTooltips(first);
  showBrokenSpots();
  raiseArm();
  findOffer(loadOffer);
  offerBills(loadBills);
  startPractice(loadPractice);
}

/** What a key, a press, a step back or a broken spot does, beyond what the browser and the first script do. */
export function handle(event: Event): void {
  if (event instanceof KeyboardEvent) closeMenuByEscape(event);
  else if (event instanceof MouseEvent) press(event);
  else if (event instanceof PopStateEvent) {
    followAddress();
    returnToPlace(event);
  } else showBrokenSpots();
}

function press(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  closeMenuAtPress(target);
  keepPlace(target);
  explainSoonButton(target);
  pressPractice(event, target);
}

/** A button that leads nowhere yet says why, in words below it: touch screens show no tooltip. */
function explainSoonButton(pressed: Element): void {
  const button = pressed.closest<HTMLElement>('[data-soon]');
  const status = document.getElementById(button?.dataset['soon'] ?? '');
  if (status) status.textContent = button?.dataset['tip'] ?? '';
}

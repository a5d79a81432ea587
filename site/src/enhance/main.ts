import { closeAtStart, onPress } from './disclosure.ts';
import { goTo } from './go.ts';
import { revealOnScroll } from './reveal.ts';

/**
 * The only script of the first view: panels close, section buttons move focus, blocks reveal.
 * All else waits for the first sign of a visitor's hand.
 */
closeAtStart();
revealOnScroll();
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  goTo(event);
  onPress(event.target);
});

const HAND = ['scroll', 'pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
function loadTheRest(event: Event): void {
  for (const type of HAND) removeEventListener(type, loadTheRest, true);
  void import('./later.ts').then((later) => later.start(event));
}
for (const type of HAND) addEventListener(type, loadTheRest, { capture: true, passive: true });

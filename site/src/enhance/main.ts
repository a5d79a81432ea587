import { closeAtStart } from './closeAtStart.ts';
import { OPENERS, setOpen } from './disclosureState.ts';
import { goTo } from './go.ts';
import { revealOnScroll } from './reveal.ts';
import type * as LaterModule from './later.ts';

/**
 * The only script of the first view: panels close, section buttons move focus, blocks reveal.
 * All else waits for the first sign of a visitor's hand.
 */
closeAtStart();
revealOnScroll();

type Later = typeof LaterModule;
let later: Promise<Later> | undefined;
const load = (event: Event) =>
  (later ??= import('./later.ts').then((module) => {
    module.start(event);
    return module;
  }));

for (const type of ['scroll', 'pointerover', 'focusin']) {
  addEventListener(type, load, { capture: true, passive: true, once: true });
}
// A key or a press that comes before its handler does waits for it.
document.addEventListener('keydown', (event) => {
  void load(event).then(({ pressKey }) => pressKey(event));
});
document.addEventListener('click', (event) => {
  goTo(event);
  void load(event).then(({ press }) => press(event.target, { OPENERS, setOpen }));
});

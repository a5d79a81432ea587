import { closeAtStart } from './closeAtStart.ts';
import { toggle } from './disclosure.ts';
import { goToSection, returnToPlace } from './goToSection.ts';
import { layOutAll, layOutBelow } from './layOutBelow.ts';
import { revealOnScroll } from './reveal.ts';
import type * as LaterModule from './later.ts';

/**
 * The only script of the first view: panels open and close, section buttons move focus, blocks
 * reveal. All else waits for the first sign of a visitor's hand.
 */
closeAtStart();
revealOnScroll();
layOutBelow();

const NEXT_TRY_MS = 1000;
let later: Promise<typeof LaterModule | undefined> | undefined;

/**
 * The later script; nothing when it did not load, and then the next event tries again, under another
 * address (`site/integrations/inlineEntry.ts`).
 */
const load = (event: Event) =>
  (later ??= import('./later.ts').then(
    (module) => {
      module.start(event);
      return module;
    },
    () => {
      setTimeout(awaitHand, NEXT_TRY_MS);
      return (later = undefined);
    },
  ));

function awaitHand(): void {
  for (const type of ['scroll', 'pointerover', 'focusin']) {
    addEventListener(type, load, { capture: true, passive: true, once: true });
  }
}
awaitHand();

/** What comes before its handler does waits for it, and for a second try. */
const hand = (event: Event) =>
  void load(event)
    .then((module) => module ?? load(event))
    .then((module) => module?.handle(event));

addEventListener('popstate', returnToPlace);
addEventListener('keydown', hand);
addEventListener('click', (event) => {
  if (event.target instanceof Element) {
    if (event.target.closest('a')) layOutAll();
    goToSection(event, event.target);
    toggle(event.target);
  }
  hand(event);
});
// From a live spot whose script did not load. The mark stays until there is a script to act on it.
addEventListener('astro:hydration-error', (event) => {
  if (event.target instanceof Element) event.target.setAttribute('data-broken', '');
  hand(event);
});

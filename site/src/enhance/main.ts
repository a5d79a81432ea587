import { goToSection } from './goToSection.ts';
import { revealOnScroll } from './reveal.ts';
import { followAnswers, showAllAnswers } from './showAllAnswers.ts';
import type * as LaterScript from './laterScript.ts';

/** Whether this build counts visits (`data/build.ts`). */
declare const COUNTING: boolean;

/**
 * The only script of the first view: blocks reveal, section links move focus, one button opens all
 * answers. All else waits for the first sign of a visitor's hand.
 */
revealOnScroll();

/** Before the later script is asked for again, and from loading until the visit is counted. */
const WAIT_MS = 1000;
let later: Promise<typeof LaterScript | undefined> | undefined;

/**
 * The later script; nothing when it did not load, and then the next event tries again, under another
 * address (`site/integrations/inlineEntry.ts`).
 */
const load = (event: Event) =>
  (later ??= import('./laterScript.ts').then(
    (script) => {
      script.start(
        event,
        () => import('./bills.ts'),
        () => import('../practice/openPractice.tsx'),
        () => import('./offerLanguage.ts'),
      );
      return script;
    },
    () => {
      setTimeout(loadAtFirstSign, WAIT_MS);
      return (later = undefined);
    },
  ));

function loadAtFirstSign(): void {
  // `pointermove`: one that only rests where the page appeared is no hand. `storage`: a theme was
  // chosen in another tab.
  for (const type of ['scroll', 'pointermove', 'focusin', 'storage']) {
    addEventListener(type, load, { capture: true, passive: true, once: true });
  }
}
loadAtFirstSign();
// An address may open what no element carries as its id.
if (location.hash) void load(new Event('scroll'));
// A page that was loaded anew further down may have been scrolled there before anybody listened. Not
// asked at once: the answer would cost a layout of the whole page, before its fonts are there.
addEventListener('load', () => {
  if (scrollY > 0) void load(new Event('scroll'));
  // Once the page was painted and has nothing else to do. A visit may go uncounted.
  if (COUNTING) {
    setTimeout(
      () =>
        (self.requestIdleCallback ?? setTimeout)(() => import('./count/count.ts').catch(() => {})),
      WAIT_MS,
    );
  }
});

/** What comes before its handler does waits for it, and for a second try. */
const handleLater = (event: Event, otherwise?: () => void) =>
  void load(event)
    .then((script) => script ?? load(event))
    .then((script) => {
      if (script) script.handle(event);
      // What waited for it leads where it leads without script.
      else otherwise?.();
    });

addEventListener('popstate', handleLater);
// Does not bubble.
addEventListener('toggle', followAnswers, { capture: true });
addEventListener('keydown', handleLater);
addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  goToSection(event, target, false);
  showAllAnswers(target);
  handleLater(event, () => goToSection(event, target, true));
});
// From a live spot whose script did not load. The mark stays until there is a script to act on it.
addEventListener('astro:hydration-error', (event) => {
  if (event.target instanceof Element) event.target.setAttribute('data-broken', '');
  handleLater(event);
});

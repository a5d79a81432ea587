/**
 * Makes in-page links scroll smoothly and focus the target's heading. We can't use CSS for this, because it would also
 * slow down Tab, Back, and reloads, and could leave focus outside the viewport.
 */
export function handleSectionLinks(): void {
  addEventListener('click', (event) => {
    const { target: clicked, metaKey, ctrlKey, shiftKey } = event;
    // With a modifier key, browsers open a new tab or window.
    if (!(clicked instanceof Element) || metaKey || ctrlKey || shiftKey) return;
    const link = clicked.closest<HTMLAnchorElement>('a[href^="#"]');
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    scrollToTarget(target);
  });
}

/** Scrolls to an element and focuses its heading. With reduced motion, jumps there instead. */
export function scrollToTarget(target: HTMLElement): void {
  const details = target.closest('details');
  if (details) details.open = true;
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView(isMotionReduced ? {} : { behavior: 'smooth' });
  const heading = target.querySelector<HTMLElement>('h1, h2, h3');
  const focusTarget = target.hasAttribute('tabindex') ? target : (heading ?? target);
  focusTarget.tabIndex = -1;
  focusTarget.focus({ preventScroll: true });
}

/** `window.name` after the visitor chooses a language. We can't rely on the referrer, because some browsers hide it. */
export const LANGUAGE_CHOSEN = 'language-chosen';

/**
 * Makes language links preserve the visible section and the campaign. This doesn't store anything, because browsers clear
 * `window.name` when the tab leaves the site.
 */
export function handleLanguageLinks(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const sections = [...document.querySelectorAll('main section[id]')];
    const isInUpperHalf = (section: Element) =>
      section.getBoundingClientRect().top < innerHeight / 2;
    const visibleId = sections.findLast(isInUpperHalf)?.id ?? '';
    window.name = LANGUAGE_CHOSEN;
    link.search = location.search;
    link.hash = visibleId === 'top' ? '' : visibleId;
  });
}

/** Sets up the close buttons of language offers. */
export function handleOfferButtons(): void {
  for (const button of document.querySelectorAll('.language-offer button')) {
    button.addEventListener('click', () => {
      button.closest('.language-offer')?.remove();
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  }
}

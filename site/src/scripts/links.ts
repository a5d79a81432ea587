/**
 * Links within the page scroll smoothly and focus the target's heading. In script, not in styles: smooth scrolling
 * would also delay Tab, Back and reloading, and lose focus outside the window.
 */
export function handleSectionLinks(): void {
  addEventListener('click', (event) => {
    const { target: pressed, metaKey, ctrlKey, shiftKey } = event;
    // With a modifier key the browser opens a tab or window.
    if (!(pressed instanceof Element) || metaKey || ctrlKey || shiftKey) return;
    const link = pressed.closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    scrollToTarget(place);
  });
}

/** Scrolls to a place on the page, smoothly unless motion is reduced, and focuses its heading. */
export function scrollToTarget(place: HTMLElement): void {
  const closed = place.closest('details');
  if (closed) closed.open = true;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView(isStill ? {} : { behavior: 'smooth' });
  const heading = place.querySelector<HTMLElement>('h1, h2, h3');
  const focused = place.hasAttribute('tabindex') ? place : (heading ?? place);
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

/** The window's name after a language choice: some browsers and hosts hide the referring page. */
export const LANGUAGE_CHOSEN = 'language-chosen';

/**
 * A language link keeps the visible section and the campaign. Nothing is stored: the address is the choice, and the
 * window's name lasts until the tab leaves the site.
 */
export function handleLanguageLinks(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const sections = [...document.querySelectorAll('main section[id]')];
    const isAbove = (place: Element) => place.getBoundingClientRect().top < innerHeight / 2;
    const section = sections.findLast(isAbove)?.id ?? '';
    window.name = LANGUAGE_CHOSEN;
    link.search = location.search;
    link.hash = section === 'top' ? '' : section;
  });
}

/** The language offer closes when pressed. */
export function handleOfferButtons(): void {
  for (const button of document.querySelectorAll('.language-offer button')) {
    button.addEventListener('click', () => {
      button.closest('.language-offer')?.remove();
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  }
}

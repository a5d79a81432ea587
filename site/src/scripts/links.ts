/**
 * Links to a place on the page scroll there and put focus on the place's heading. Only here is scrolling
 * smooth: as a style it would also delay Tab, Back and reloading, and lose what has focus outside the window.
 */
export function followSectionLinks(): void {
  addEventListener('click', (event) => {
    const { target: pressed, metaKey, ctrlKey, shiftKey } = event;
    // A press with a modifier asks for a new tab or window, which is the browser's own business.
    if (!(pressed instanceof Element) || metaKey || ctrlKey || shiftKey) return;
    const link = pressed.closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    goTo(place);
  });
}

/** Scrolls to a place on the page, smoothly where motion is wanted, and puts focus on its heading. */
export function goTo(place: HTMLElement): void {
  const closed = place.closest('details');
  if (closed) closed.open = true;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView(isStill ? {} : { behavior: 'smooth' });
  const heading = place.querySelector<HTMLElement>('h1, h2, h3');
  const focused = place.hasAttribute('tabindex') ? place : (heading ?? place);
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

/** The window's name after the visitor chose a language: some browsers and hosts hide the page that a link is on. */
export const LANGUAGE_CHOSEN = 'language-chosen';

/**
 * A link to the page in another language leads to the section in the window and keeps the campaign. The device stores
 * nothing: the address is the choice, and the window's name lasts as long as its tab stays on the site.
 */
export function keepPlaceInLanguages(): void {
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

/** The offer of another language goes at a press. */
export function dismissOffers(): void {
  for (const button of document.querySelectorAll('.language-offer button')) {
    button.addEventListener('click', () => {
      button.closest('.language-offer')?.remove();
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  }
}

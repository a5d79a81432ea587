type Place = {
  focus: Element | null | undefined;
  /** Where the window stood, px. A browser asked to go back while it rides would ride on instead. */
  top?: number;
};

/** The places of this visit's history, by the number that their entries hold. */
const places: Place[] = [];
let here = Number(history.state ?? 0);

/**
 * A press on a link to a place on the page: rides there where the visitor wants motion, puts the
 * address in the bar, and focus on the place's heading. Only here is scrolling smooth: as a style it
 * would also delay Tab, Back and reloading, and lose what has focus outside the window.
 */
export function goToSection(event: MouseEvent, pressed: Element): void {
  const link = pressed.closest<HTMLAnchorElement>('a[href^="#"]');
  // A press with a modifier asks for a new tab or window: the browser's own business.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const target = document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (location.hash !== link.hash) {
    places[here] = { focus: link, top: scrollY };
    history.replaceState(here, '');
    here += 1;
    history.pushState(here, '', link.hash);
  }
  const closed = target.closest('details');
  if (closed) closed.open = true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  const heading = target.querySelector('h1, h2, h3');
  focus(target.hasAttribute('tabindex') ? target : (heading ?? target));
}

/**
 * A step through the page's own history puts window and focus where they were. Where what had focus
 * is hidden by now, or was forgotten in a reload, focus goes to the heading in or above the window.
 */
export function returnToPlace({ state }: PopStateEvent): void {
  // An address typed by hand, or a link that leads elsewhere: the browser's own business.
  if (typeof state !== 'number') return;
  places[here] = { focus: document.activeElement };
  here = state;
  requestAnimationFrame(() => {
    const { focus: before, top } = places[here] ?? {};
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    if (before?.checkVisibility()) return focus(before);
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    return focus(headings.findLast((one) => one.getBoundingClientRect().top < innerHeight));
  });
}

function focus(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

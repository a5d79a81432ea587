/**
 * A press on a link to a place on the page: rides there where the visitor wants motion, puts the
 * address in the bar, and focus on the place's heading. Only here is scrolling smooth: as a style it
 * would also delay Tab, Back and reloading, and lose what has focus outside the window.
 * @param late whether the later script was waited for and did not come: a link that opens something
 *   with it (`practice.ts`) then rides after all, and no other does so twice.
 */
export function goToSection(event: MouseEvent, pressed: Element, late: boolean): void {
  const link = pressed.closest<HTMLAnchorElement>('a[href^="#"]');
  // A press with a modifier asks for a new tab or window: the browser's own business.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const target = document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if ('practice' in link.dataset !== late) return;
  if (location.hash !== link.hash) {
    // For the way back: see `returnToPlace.ts`.
    const number = [...document.querySelectorAll('a[href^="#"]')].indexOf(link);
    history.replaceState({ link: number, top: scrollY }, '');
    history.pushState({}, '', link.hash);
  }
  const closed = target.closest('details');
  if (closed) closed.open = true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView(still ? {} : { behavior: 'smooth' });
  const heading = target.querySelector<HTMLElement>('h1, h2, h3');
  const place = target.hasAttribute('tabindex') ? target : (heading ?? target);
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

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
  if (location.hash !== link.hash) history.pushState(null, '', link.hash);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  const heading = target.querySelector('h1, h2, h3');
  focus(target.hasAttribute('tabindex') ? target : (heading ?? target));
}

function focus(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

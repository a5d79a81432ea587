/** What an entry of the history holds, once a link led on from it. */
type Left = {
  /** The number of that link among the links to places on the page. */
  link?: number;
  /** Where the window stood, px. A browser asked to go back while it rides would ride on instead. */
  top?: number;
};

/**
 * A step through the page's own history puts window and focus where they were. Where no link led on,
 * or it is hidden by now, focus goes to a heading in or above the window.
 */
export function returnToPlace(event: PopStateEvent): void {
  const left = event.state as Left | null;
  // An address typed by hand: the browser's own business.
  if (!left) return;
  requestAnimationFrame(() => {
    if (left.top !== undefined) {
      scrollTo({ top: left.top, behavior: 'instant' });
      // From now on the browser knows better.
      history.replaceState({ link: left.link }, '');
    }
    const links = document.querySelectorAll<HTMLElement>('a[href^="#"]');
    const link = left.link === undefined ? undefined : links[left.link];
    if (link?.checkVisibility()) link.focus({ preventScroll: true });
    // The browser may put the window back in this very frame.
    else requestAnimationFrame(focusHeadingInWindow);
  });
}

/**
 * The one that the address names, where any of it shows: a ride to it may have been broken off. Else the
 * last one in or above the window.
 */
function focusHeadingInWindow(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const box = (one: HTMLElement) => one.getBoundingClientRect();
  const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const heading =
    headings.find(
      (one) => named?.contains(one) && box(one).bottom > 0 && box(one).top < innerHeight,
    ) ?? headings.findLast((one) => box(one).top < innerHeight);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const SIGN_UP = 'a[data-go="sign-up-heading"]';
/** The margin of a window without end below: what is not above it is on it. */
const BELOW = '0px 0px 1000000px';

/**
 * The phone's bar with the primary action: once both of the hero's buttons have left, and not while
 * another button to the form, the final call or the form is on screen. Where it may show at all
 * (width, height, open menu) is the style sheet's.
 */
export function showStickyBar(): void {
  const bar = document.querySelector('[data-sticky-bar]');
  if (!(bar instanceof HTMLElement)) return;

  const reasonsToHide = new Set<Element>();
  const update = () => {
    // What holds focus stays until focus leaves it.
    const show = reasonsToHide.size === 0 || bar.contains(document.activeElement);
    const appears = show && bar.hidden;
    bar.hidden = !show;
    if (appears) uncoverFocus(bar);
  };
  const watch = (selector: string, rootMargin = '0px') => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reasonsToHide.add(target);
          else reasonsToHide.delete(target);
        }
        update();
      },
      { rootMargin },
    );
    for (const target of document.querySelectorAll(selector)) observer.observe(target);
  };
  watch('#top a[data-go]', BELOW);
  watch(`${SIGN_UP}:not(#top *, [data-sticky-bar] *), #get-started, #tmx-form-section`);
  bar.addEventListener('focusout', update);
}

/** What had focus may have been scrolled to where the bar now lies. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const { top: edge, height } = bar.getBoundingClientRect();
  // Clear of it by the page's scroll padding; a wide window shows no bar.
  if (height > 0 && bottom > edge && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

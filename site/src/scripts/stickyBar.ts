const SIGN_UP = 'a[data-go="sign-up-heading"]';
/** A margin with no lower end: everything not above the window counts as in it. */
const BELOW = '0px 0px 1000000px';

/**
 * The phone's bar with the primary action. Shows once both hero buttons have left the screen, and hides while another
 * button to the form, the final call or the form is visible. Styles decide at which sizes it can show.
 */
export function setUpStickyBar(): void {
  const bar = document.querySelector('[data-sticky-bar]');
  if (!(bar instanceof HTMLElement)) return;

  const reasonsToHide = new Set<Element>();
  const update = () => {
    // A focused bar stays until focus leaves it.
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

/** The focused element may be where the bar appears. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const { top: edge, height } = bar.getBoundingClientRect();
  // Scroll padding keeps it clear of the bar. A wide window has no bar.
  if (height > 0 && bottom > edge && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

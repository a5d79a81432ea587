const SIGN_UP = 'a[data-go="sign-up-heading"]';
/** The margin of a window without end below: what is not above it is on it. */
const BELOW = '0px 0px 1000000px';

/**
 * The phone's bar with the primary action: once both of the hero's buttons have left, and not while
 * another button to the form, the final call or the form is on screen. Where it may show at all
 * (width, height, open menu) is the style sheet's.
 */
export function showStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
  if (!bar) return;

  const reasonsToHide = new Set<Element>();
  const update = () => {
    // What holds focus stays until focus leaves it.
    bar.hidden = reasonsToHide.size > 0 && !bar.contains(document.activeElement);
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

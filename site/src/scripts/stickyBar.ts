const SIGN_UP_LINK = 'a[data-go="sign-up-heading"]';
/** Counts elements below the viewport as visible. */
const INCLUDING_BELOW = '0px 0px 1000000px';

/**
 * Shows the bar on phones once both hero buttons have scrolled out of view, and hides it while another sign-up link, the
 * final call to action, or the form is visible. CSS limits it to small screens.
 */
export function setUpStickyBar(): void {
  const bar = document.querySelector('[data-sticky-bar]');
  if (!(bar instanceof HTMLElement)) return;

  const visibleElements = new Set<Element>();
  const update = () => {
    // Keep the bar visible while it has focus.
    const isShown = visibleElements.size === 0 || bar.contains(document.activeElement);
    const appears = isShown && bar.hidden;
    bar.hidden = !isShown;
    if (appears) scrollFocusIntoView(bar);
  };
  const watch = (selector: string, rootMargin = '0px') => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visibleElements.add(target);
          else visibleElements.delete(target);
        }
        update();
      },
      { rootMargin },
    );
    for (const target of document.querySelectorAll(selector)) observer.observe(target);
  };
  watch('#top a[data-go]', INCLUDING_BELOW);
  watch(`${SIGN_UP_LINK}:not(#top *, [data-sticky-bar] *), #get-started, #tmx-form-section`);
  bar.addEventListener('focusout', update);
}

/** Scrolls if the bar covers the focused element. */
function scrollFocusIntoView(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const { top: barTop, height } = bar.getBoundingClientRect();
  // The scroll padding makes room for the bar. On large screens, the bar has no height.
  if (height > 0 && bottom > barTop && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}

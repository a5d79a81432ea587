/**
 * The phone's bar with the primary action: after the hero's button has left the screen, and not
 * while the form is on it. Where it may show at all (width, height, open menu) is the style sheet's.
 */
export function showStickyBar(): void {
  const bar = document.querySelector('[data-sticky-bar]');
  const hero = document.querySelector('#top a[data-go="sign-up-heading"]');
  const form = document.getElementById('tmx-form-section');
  if (!(bar instanceof HTMLElement) || !hero || !form) return;

  const onScreen = new Set<Element>();
  let wanted = false;
  const update = () => {
    // What holds focus stays until focus leaves it.
    const show = wanted || bar.contains(document.activeElement);
    bar.hidden = !show;
    document.documentElement.toggleAttribute('data-sticky', show);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    const heroIsAbove = hero.getBoundingClientRect().bottom < 0;
    wanted = onScreen.size === 0 && heroIsAbove;
    update();
  });
  observer.observe(hero);
  observer.observe(form);
  bar.addEventListener('focusout', update);
}

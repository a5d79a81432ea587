/** The small-screen menu traps nothing: Escape closes it, and so does focus or a tap elsewhere. */
export function keepMenuInHand(): void {
  const menu = document.querySelector('details[data-menu]');
  if (!(menu instanceof HTMLDetailsElement)) return;
  const summary = menu.querySelector('summary');

  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    summary?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a')) menu.open = false;
  });
}

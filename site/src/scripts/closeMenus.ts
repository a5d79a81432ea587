/**
 * A menu is a native `details`, which traps nothing: it closes when focus leaves it, at a press beside it
 * or on one of its links, and at Escape, which leads back to where it was opened.
 */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !menu.contains(target);
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (isOutside(relatedTarget)) menu.open = false;
    });
    addEventListener('click', ({ target }) => {
      const isLink = target instanceof Element && menu.contains(target) && target.closest('a');
      if (isLink || isOutside(target)) menu.open = false;
    });
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
}

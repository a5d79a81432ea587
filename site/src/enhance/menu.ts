/** The small-screen menu traps nothing: it closes when focus goes elsewhere. */
export function closeMenuWithoutFocus(): void {
  const menu = findMenu();
  if (!menu) return;
  const leave = (to: EventTarget | null) => {
    if (to instanceof Node && !menu.contains(to)) menu.open = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget));
  // Focus may have left before this script came.
  if (document.activeElement !== document.body) leave(document.activeElement);
}

/** Closes the menu at a press beside it, or on one of its links. */
export function closeMenuAtPress(target: Element): void {
  const menu = findMenu();
  if (menu && (!menu.contains(target) || target.closest('a'))) menu.open = false;
}

/** Closes the menu at Escape in it, and leads back to where it was opened. */
export function closeMenuByEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Node)) return;
  const menu = findMenu();
  if (!menu?.open || !menu.contains(target)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const findMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu]');

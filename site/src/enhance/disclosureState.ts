/** Buttons that open something: they name their panel in `aria-controls`. */
export const OPENERS = 'button[aria-controls][aria-expanded]';

/** The panel that a button opens. */
export function panelOf(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}

/** Opens or closes a panel, in the way that find-in-page can still reach. */
export function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
  if (open) panelOf(button)?.removeAttribute('hidden');
  else panelOf(button)?.setAttribute('hidden', 'until-found');
}

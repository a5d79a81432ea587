/**
 * A button that leads nowhere yet says why, in words below it: tooltips alone would be lost on
 * touch screens.
 */
export function explainSoonButton(pressed: Element): void {
  const button = pressed.closest<HTMLElement>('[data-soon]');
  const status = document.getElementById(button?.dataset['soon'] ?? '');
  if (status) status.textContent = button?.dataset['tip'] ?? '';
}

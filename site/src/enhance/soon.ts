/**
 * A button that leads nowhere yet says why, in words below it: tooltips alone would be lost on
 * touch screens.
 */
export function showSoonReasons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-soon]');
    if (!(button instanceof HTMLElement)) return;
    const status = document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = button.dataset['tip'] ?? '';
  });
}

/** A button that leads nowhere yet says why, in words below it: touch screens show no tooltip. */
export function explainSoonButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-soon]')) {
    const status = document.getElementById(button.dataset['soon'] ?? '');
    button.addEventListener('click', () => {
      if (status) status.textContent = button.dataset['tip'] ?? '';
    });
  }
}

/**
 * The chosen answer of a question that may stay open is taken back by choosing it again, or by
 * Space, Backspace or Delete. Browsers do not send a click for Space on a chosen answer.
 */
export function unchoose(form: HTMLFormElement): void {
  let chosen = form.querySelector<HTMLInputElement>('[name="experience"]:checked');

  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'experience') return;
    if (target === chosen) clear();
    else chosen = target;
  });
  form.addEventListener('keydown', (event) => {
    if (event.target !== chosen || ![' ', 'Backspace', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    clear();
  });

  function clear(): void {
    if (chosen !== null) chosen.checked = false;
    chosen = null;
  }
}

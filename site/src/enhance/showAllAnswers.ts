const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
const areAllOpen = () => questions().every((question) => question.open);

/** `View All FAQs` opens every answer, or closes them when all are open, and says so in words. */
export function showAllAnswers(pressed: Element): void {
  if (!pressed.closest('[data-faq-all]')) return;
  const open = !areAllOpen();
  for (const question of questions()) question.open = open;
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  if (status) status.textContent = status.dataset[open ? 'shown' : 'hidden'] ?? '';
}

/** `View All FAQs` is expanded when all answers are, whoever opened them: a search does as well. */
export function followAnswers(): void {
  document.querySelector('[data-faq-all]')?.setAttribute('aria-expanded', `${areAllOpen()}`);
}

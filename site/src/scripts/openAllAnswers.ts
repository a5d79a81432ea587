/**
 * `View All FAQs` opens every answer, or closes them when all are open, and says so in words. It is
 * expanded when all answers are, whoever opened them: a search through the page does as well.
 */
export function openAllAnswers(): void {
  const button = document.querySelector('[data-faq-all]');
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
  const areAllOpen = () => questions.every((question) => question.open);

  button?.addEventListener('click', () => {
    const open = !areAllOpen();
    for (const question of questions) question.open = open;
    if (status) status.textContent = status.dataset[open ? 'shown' : 'hidden'] ?? '';
  });
  for (const question of questions) {
    question.addEventListener('toggle', () =>
      button?.setAttribute('aria-expanded', `${areAllOpen()}`),
    );
  }
}

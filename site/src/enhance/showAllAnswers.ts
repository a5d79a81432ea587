const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
const button = () => document.querySelector('[data-faq-all]');

/** `View All FAQs` opens every answer, or closes them when all are open, and says so in words. */
export function showAllAnswers(pressed: Element): void {
  if (pressed.closest('[data-faq-all]') === null) return;
  const open = !questions().every((question) => question.open);
  for (const question of questions()) question.open = open;
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  if (status) status.textContent = status.dataset[open ? 'shown' : 'hidden'] ?? '';
  followAnswers();
}

/** `View All FAQs` is expanded when all answers are, whoever opened them: a search does as well. */
export function followAnswers(): void {
  const all = questions().every((question) => question.open);
  button()?.setAttribute('aria-expanded', `${all}`);
}

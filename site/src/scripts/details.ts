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

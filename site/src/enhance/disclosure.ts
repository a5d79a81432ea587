import type { Panels } from './disclosureState.ts';

const ALL = 'button[data-faq-all]';
const expanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** Handles a press on a button that opens something. */
export function toggle(target: Element, { OPENERS, setOpen }: Panels): void {
  const button = target.closest(OPENERS);
  if (button) setOpen(button, !expanded(button));

  const all = target.closest(ALL);
  const questions = [...document.querySelectorAll('[data-faq]')];
  if (all) {
    const open = !expanded(all);
    for (const question of questions) setOpen(question, open);
    say(open ? `All ${questions.length} answers shown` : 'All answers hidden');
  }
  // `View All FAQs` is expanded when all answers are.
  document.querySelector(ALL)?.setAttribute('aria-expanded', `${questions.every(expanded)}`);
}

function say(sentence: string): void {
  const status = document.querySelector('[data-faq-status]');
  if (status) status.textContent = sentence;
}

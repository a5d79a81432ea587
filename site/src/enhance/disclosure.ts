import { OPENERS, setOpen } from './disclosureState.ts';

const ALL = '[data-faq-all]';
const expanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** Handles a press on a button that opens something. */
export function toggle(target: Element): void {
  const button = target.closest(OPENERS);
  if (button) setOpen(button, !expanded(button));

  const all = target.closest(ALL);
  const questions = [...document.querySelectorAll('[data-faq]')];
  if (all) {
    const open = !expanded(all);
    for (const question of questions) setOpen(question, open);
  }
  // `View All FAQs` is expanded when all answers are.
  document.querySelector(ALL)?.setAttribute('aria-expanded', `${questions.every(expanded)}`);
}

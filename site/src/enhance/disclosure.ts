/**
 * Panels that a button opens (`aria-controls`, `aria-expanded`). In the HTML every panel is open, so
 * that nothing is lost without script; here they close, in the way that find-in-page can still reach.
 */
const BUTTON = 'button[aria-controls][aria-expanded]';
const ALL = 'button[data-faq-all]';

export function closeAtStart(): void {
  const asked = location.hash.slice(1);
  for (const button of document.querySelectorAll(BUTTON)) {
    const panel = panelOf(button);
    if (!panel) continue;
    const first = button.matches('[data-faq]') && button === document.querySelector('[data-faq]');
    set(button, first || panel.id === asked);
    panel.dataset['ready'] = '';
    // The browser opened a closed panel, because a search or a link led into it.
    panel.addEventListener('beforematch', () => set(button, true));
  }
}

/** Handles a press on a button that opens something. */
export function onPress(target: Element): void {
  const button = target.closest(BUTTON);
  if (button) set(button, button.getAttribute('aria-expanded') !== 'true');

  const all = target.closest(ALL);
  if (all) {
    const open = all.getAttribute('aria-expanded') !== 'true';
    for (const question of document.querySelectorAll('[data-faq]')) set(question, open);
  }
  if (button?.matches('[data-faq]') || all) reportQuestions(Boolean(all));
}

function set(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const panel = panelOf(button);
  if (open) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}

function panelOf(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}

/** `View All FAQs` is expanded when all answers are; its status speaks only when it was pressed. */
function reportQuestions(say: boolean): void {
  const questions = document.querySelectorAll('[data-faq]');
  const open = document.querySelectorAll('[data-faq][aria-expanded="true"]').length;
  document.querySelector(ALL)?.setAttribute('aria-expanded', String(open === questions.length));
  const status = document.querySelector('[data-faq-status]');
  if (say && status) {
    status.textContent = open > 0 ? `All ${questions.length} answers shown` : 'All answers hidden';
  }
}

import type { PracticeStep } from '#contract/visits.ts';
import { countVisit } from './countVisit.ts';
import { handleIslandErrors } from './islandErrors.ts';
import { handleOfferButtons, handleSectionLinks, handleLanguageLinks } from './links.ts';
import { handlePracticeLinks } from './practiceLinks.ts';
import { revealOnScroll } from './revealOnScroll.ts';
import { setUpStickyBar } from './stickyBar.ts';
import { setUpThemeControl } from './theme.ts';
import { explainDisabledButtons, setUpTooltips } from './tooltip.ts';

/** Whether this build counts visits (`data/build.ts`). */
declare const COUNTING: boolean;

/*
 * The page's behavior without React, in one module that loads after the first paint. `layouts/inline/` has what must
 * run earlier.
 */
revealOnScroll();
handleIslandErrors();
handleSectionLinks();
handleLanguageLinks();
handleOfferButtons();
closeMenus();
setUpStickyBar();
setUpTooltips();
explainDisabledButtons();
openAllAnswers();
setUpThemeControl();
const practised = new Set<PracticeStep>();
handlePracticeLinks((step) => practised.add(step));
if (COUNTING) countVisit(practised);

/**
 * `View All FAQs` opens every answer, or closes them if all are open. It shows as expanded when all answers are open,
 * even if a search in the page opened them.
 */
function openAllAnswers(): void {
  const button = document.querySelector('[data-faq-all]');
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
  const areAll = (open: boolean) => questions.every((question) => question.open === open);

  button?.addEventListener('click', () => {
    const open = !areAll(true);
    for (const question of questions) question.open = open;
  });
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      button?.setAttribute('aria-expanded', `${areAll(true)}`);
      const said = areAll(true) ? 'shown' : areAll(false) ? 'hidden' : '';
      if (status) status.textContent = status.dataset[said] ?? '';
    });
  }
}

/**
 * A menu is a native `details` that traps nothing. It closes when focus leaves, on a press outside or on one of its
 * links, and on Escape, which returns focus to its button.
 */
function closeMenus(): void {
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

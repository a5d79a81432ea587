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
 * The page's behavior without React, in a module that loads after the first paint. `layouts/inline/` has the scripts
 * that must run earlier.
 */
revealOnScroll();
handleIslandErrors();
handleSectionLinks();
handleLanguageLinks();
handleOfferButtons();
setUpMenus();
setUpStickyBar();
setUpTooltips();
explainDisabledButtons();
setUpFaqButton();
setUpThemeControl();
const practiceSteps = new Set<PracticeStep>();
handlePracticeLinks((step) => practiceSteps.add(step));
if (COUNTING) countVisit(practiceSteps);

/**
 * Makes `View All FAQs` open all answers, or close them if all are open. Its state follows the answers, because a search
 * in the page can open them too.
 */
function setUpFaqButton(): void {
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
      const state = areAll(true) ? 'shown' : areAll(false) ? 'hidden' : '';
      if (status) status.textContent = status.dataset[state] ?? '';
    });
  }
}

/**
 * Closes menus, which are native `details` without a focus trap, when focus leaves, on a click outside or on a link, and
 * on Escape, which returns focus to the menu's button.
 */
function setUpMenus(): void {
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

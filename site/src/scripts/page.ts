import type { PracticeStep } from '#contract/visits.ts';
import { countVisit } from './countVisit.ts';
import { handleIslandErrors } from './islandErrors.ts';
import { handleOfferButtons, handleSectionLinks, handleLanguageLinks } from './links.ts';
import { handlePracticeLinks } from './practiceLinks.ts';
import { revealOnScroll } from './revealOnScroll.ts';
import { setUpStickyBar } from './stickyBar.ts';
import { setUpThemeControl } from './theme.ts';
import { explainDisabledButtons, setUpTooltips } from './tooltip.ts';

/** True if this build counts visits (`data/build.ts`). */
declare const COUNTING: boolean;

/*
 * Everything on the page that doesn't need React. This module loads after first paint; scripts that must run earlier
 * are in `layouts/inline/`.
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
 * Makes the `View All FAQs` button toggle every answer. We derive its state from the answers because find-in-page can
 * open them too.
 */
function setUpFaqButton(): void {
  const button = document.querySelector('[data-faq-all]');
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('#faq details')];
  const allOpen = () => questions.every(({ open }) => open);

  button?.addEventListener('click', () => {
    const open = !allOpen();
    for (const question of questions) question.open = open;
  });
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      button?.setAttribute('aria-expanded', `${allOpen()}`);
      const state = allOpen() ? 'shown' : questions.some(({ open }) => open) ? '' : 'hidden';
      if (status) status.textContent = status.dataset[state] ?? '';
    });
  }
}

/**
 * Menus are native `<details>` elements with no focus trap. Close them when focus leaves, when the visitor clicks
 * outside or follows a link, and on Escape, which also returns focus to the menu button.
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

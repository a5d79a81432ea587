import { OPENERS, panelOf, setOpen } from './disclosureState.ts';

/**
 * Closes the panels, all but the first question's and the one that the address names. In the HTML
 * every panel is open, so that nothing is lost without script. Two frames later, when that is drawn,
 * the page's buttons may move.
 */
export function closeAtStart(): void {
  const first = document.querySelector('[data-faq]');
  for (const button of document.querySelectorAll(OPENERS)) {
    const panel = panelOf(button);
    if (!panel) continue;
    setOpen(button, button === first || `#${panel.id}` === location.hash);
    panel.dataset['ready'] = '';
    // The browser opened a closed panel, because a search or a link led into it.
    panel.addEventListener('beforematch', () => setOpen(button, true));
  }
  document.querySelector('[data-faq-all]')?.setAttribute('aria-expanded', 'false');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => (document.documentElement.dataset['begun'] = '')),
  );
}

import type { PracticeStep } from '#contract/countNames.ts';

const WALK = new Map<string | undefined, PracticeStep>([
  ['trade', 'connected'],
  ['cashOut', 'bought'],
  ['ticket', 'sold'],
]);

/** How far a practice trade came, read from what its dialog says of itself; filled in as it goes on. */
export function watchPractice(): ReadonlySet<PracticeStep> {
  const steps = new Set<PracticeStep>();
  const look = () => {
    const dialog = document.querySelector<HTMLElement>('dialog[data-step]');
    if (!dialog) return;
    const { mode, step } = dialog.dataset;
    if (mode === 'watch') {
      steps.add('watched');
      if (step === 'ticket') steps.add('watched-all');
    } else {
      // Whoever takes the demo over comes in further down.
      steps.add('opened');
      const reached = WALK.get(step);
      if (reached) steps.add(reached);
    }
  };
  // The dialog comes into an element of its own at the end of the page, and is drawn there later.
  const inside = new MutationObserver(look);
  const find = () => {
    look();
    for (const place of document.querySelectorAll('body > div:not([class])')) {
      inside.observe(place, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-step', 'data-mode'],
      });
    }
  };
  new MutationObserver(find).observe(document.body, { childList: true });
  find();
  return steps;
}

import type { Button, PracticeStep } from '#contract/visits.ts';

/** Where each of the fourteen stands, whatever it says in the language of the page. */
const PLACES: Readonly<Record<Button, string>> = {
  'start-trading': ':is(header, #top, [data-sticky-bar]) [data-go="sign-up-heading"]',
  'view-demo': '#top [data-practice]',
  'connect-wallet': '#how-it-works [data-go]',
  'watch-demo': '#trading [data-practice]',
  'join-action': '#live-activity [data-go]',
  'compare-fees': '#compare [data-opens]',
  'start-course': '#academy [data-opens]',
  'join-discord': soon('discord'),
  'follow-twitter': soon('twitter'),
  'join-now': soon('telegram', 'reddit'),
  'all-faqs': '[data-faq-all]',
  'get-tokens': soon('token'),
  'partner-inquiries': soon('partners'),
  'get-started': '#get-started [data-go]',
};

/** Closed it names its status, open itself (`SoonButton.tsx`). */
function soon(...ids: string[]): string {
  return ids.map((id) => `[data-soon="soon-${id}-status"],[data-open="soon-${id}"]`).join();
}

/** Which buttons were pressed; filled in as they are. */
export function watchButtons(): ReadonlySet<Button> {
  const pressed = new Set<Button>();
  const places = Object.entries(PLACES) as [Button, string][];
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const [button, place] of places) if (target.closest(place)) pressed.add(button);
  };
  // Before anybody who might stop it.
  addEventListener('click', note, { capture: true });
  return pressed;
}

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
  // It takes the focus when it opens, and is marked anew at each step.
  document.addEventListener('focusin', look);
  const marks = { subtree: true, attributeFilter: ['data-step', 'data-mode'] };
  new MutationObserver(look).observe(document.body, marks);
  return steps;
}

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

/** What the practice floor says of itself at each step; whoever takes the demo over comes in further down. */
const STEPS: Readonly<Record<PracticeStep, string>> = {
  opened: '[data-mode="walk"]',
  connected: '[data-mode="walk"][data-step="trade"]',
  bought: '[data-mode="walk"][data-step="cashOut"]',
  sold: '[data-mode="walk"][data-step="ticket"]',
  watched: '[data-mode="watch"]',
  'watched-all': '[data-mode="watch"][data-step="ticket"]',
};

/** How far a practice trade came; filled in as it goes on. */
export function watchPractice(): ReadonlySet<PracticeStep> {
  const steps = new Set<PracticeStep>();
  const places = Object.entries(STEPS) as [PracticeStep, string][];
  const look = () => {
    const dialog = document.querySelector('dialog[data-step]');
    for (const [step, place] of places) if (dialog?.matches(place)) steps.add(step);
  };
  // It takes the focus when it opens, and is marked anew at each step.
  document.addEventListener('focusin', look);
  const marks = { subtree: true, attributeFilter: ['data-step', 'data-mode'] };
  new MutationObserver(look).observe(document.body, marks);
  return steps;
}

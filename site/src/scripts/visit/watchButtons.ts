import type { Button } from '#contract/countNames.ts';

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
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const [button, place] of places) if (target.closest(place)) pressed.add(button);
    },
    // Before anybody who might stop it.
    { capture: true },
  );
  return pressed;
}

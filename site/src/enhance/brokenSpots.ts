import { FORM_PATIENCE_MS } from '#contract/formFrame.ts';

/**
 * A live spot whose script did not load, Astro's second try included, says so and offers to reload, and
 * tries again once the browser is online again; Astro logs the error. The notice stands in the page as a
 * template, drawn by the component that the spots' own error boundary shows.
 */
export function showBrokenSpots(): void {
  const notice = document.querySelector('template[data-broken-spot]');
  if (!(notice instanceof HTMLTemplateElement)) return;
  for (const spot of document.querySelectorAll('[data-broken]')) {
    spot.removeAttribute('data-broken');
    // A form in its frame works without script. Our own says when it is there; another's never does.
    const frame = spot.querySelector('iframe[src]');
    if (!frame) giveWay(spot, notice);
    else if (spot.closest('[data-own]')) whenSilent(frame, () => giveWay(spot, notice));
  }
}

function giveWay(spot: Element, notice: HTMLTemplateElement): void {
  const hadFocus = spot.contains(document.activeElement);
  const id = spot.firstElementChild?.id;
  const asServed = [...spot.childNodes];
  spot.replaceChildren(notice.content.cloneNode(true));
  // Links to the spot lead to its notice.
  if (id && spot.firstElementChild) spot.firstElementChild.id = id;
  const reload = spot.querySelector('button');
  reload?.addEventListener('click', () => location.reload());
  if (hadFocus) reload?.focus({ preventScroll: true });
  const tryAgain = () => {
    // Who stands on the button keeps it.
    if (spot.contains(document.activeElement)) return;
    spot.replaceChildren(...asServed);
    // An island starts where it comes into the document.
    spot.before(spot);
  };
  addEventListener('online', tryAgain, { once: true });
}

function whenSilent(frame: Element, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    setTimeout(() => document.documentElement.dataset['formReady'] ?? act(), FORM_PATIENCE_MS);
  });
  observer.observe(frame);
}

/**
 * A live spot whose script did not load, Astro's second try included, says so and offers to reload;
 * Astro logs the error. The notice stands in the page as a template, drawn by the component that
 * the spots' own error boundary shows.
 */
export function showBrokenSpots(): void {
  const notice = document.querySelector('template[data-broken-spot]');
  if (!(notice instanceof HTMLTemplateElement)) return;
  for (const spot of document.querySelectorAll('[data-broken]')) {
    spot.removeAttribute('data-broken');
    // A form in its frame works without script.
    if (spot.querySelector('iframe[src]')) continue;
    const hadFocus = spot.contains(document.activeElement);
    const id = spot.firstElementChild?.id;
    spot.replaceChildren(notice.content.cloneNode(true));
    // Links to the spot lead to its notice.
    if (id && spot.firstElementChild) spot.firstElementChild.id = id;
    const reload = spot.querySelector('button');
    reload?.addEventListener('click', () => location.reload());
    if (hadFocus) reload?.focus({ preventScroll: true });
  }
}

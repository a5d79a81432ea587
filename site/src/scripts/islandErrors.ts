/** What works without its script, and so stays as it is: the frame of the form, the bills with their table. */
const WORKS_WITHOUT_SCRIPT = 'iframe[src], [data-bills]';

/** An island whose script did not load, Astro's second try included, or that threw, shows the page's notice. */
export function showIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target: island }) => {
    if (!(island instanceof Element) || island.querySelector(WORKS_WITHOUT_SCRIPT)) return;
    // Links to the island lead to its notice.
    const place = document.createElement('div');
    place.id = island.firstElementChild?.id ?? '';
    const hadFocus = island.contains(document.activeElement);
    island.replaceChildren(place);
    showNotice(place, hadFocus);
  });
}

/** Shows in a place that what belongs there is out of order, with a button that loads the page anew. */
export function showNotice(place: Element, takesFocus: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-error]');
  if (template) place.replaceChildren(template.content.cloneNode(true));
  const reload = place.querySelector('button');
  reload?.addEventListener('click', () => location.reload());
  if (takesFocus) reload?.focus({ preventScroll: true });
}

/** Islands that also work without script: the form's frame, and the bills with their table. */
const WORKS_WITHOUT_SCRIPT = 'iframe[src], [data-bills]';

/** Shows a notice in place of an island that threw, or whose script failed to load even on Astro's second try. */
export function handleIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target: island }) => {
    if (!(island instanceof Element) || island.querySelector(WORKS_WITHOUT_SCRIPT)) return;
    // Links to the island go to its notice.
    const place = document.createElement('div');
    place.id = island.firstElementChild?.id ?? '';
    const hadFocus = island.contains(document.activeElement);
    island.replaceChildren(place);
    showError(place, hadFocus);
  });
}

/** Shows an error with a reload button in place of the content. */
export function showError(place: Element, takesFocus: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-error]');
  if (template) place.replaceChildren(template.content.cloneNode(true));
  const reload = place.querySelector('button');
  reload?.addEventListener('click', () => location.reload());
  if (takesFocus) reload?.focus({ preventScroll: true });
}

/** The form's frame and the fee comparison work without JavaScript. */
const WORKS_WITHOUT_SCRIPT = 'iframe[src], [data-bills]';

/** Replaces an island with an error message if it threw, or if its script failed to load twice. */
export function handleIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target: island }) => {
    if (!(island instanceof Element) || island.querySelector(WORKS_WITHOUT_SCRIPT)) return;
    const container = document.createElement('div');
    // Keep the ID, so links to the island still work.
    container.id = island.firstElementChild?.id ?? '';
    const hadFocus = island.contains(document.activeElement);
    island.replaceChildren(container);
    showError(container, hadFocus);
  });
}

/** Replaces an element's content with an error message and a reload button. */
export function showError(container: Element, takesFocus: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-error]');
  if (template) container.replaceChildren(template.content.cloneNode(true));
  const reload = container.querySelector('button');
  reload?.addEventListener('click', () => location.reload());
  if (takesFocus) reload?.focus({ preventScroll: true });
}

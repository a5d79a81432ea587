/** Selector for islands that work without JavaScript: the form's frame and the fee comparison. */
const WORKS_WITHOUT_SCRIPT = 'iframe[src], [data-bills]';

/** Replaces an island with an error if it threw or its script failed to load twice. */
export function handleIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target: island }) => {
    if (!(island instanceof Element) || island.querySelector(WORKS_WITHOUT_SCRIPT)) return;
    const container = document.createElement('div');
    // Keep the ID so that links to the island still work.
    container.id = island.firstElementChild?.id ?? '';
    const hadFocus = island.contains(document.activeElement);
    island.replaceChildren(container);
    showError(container, hadFocus);
  });
}

/** Replaces an element's content with an error and a reload button. */
export function showError(container: Element, takesFocus: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-error]');
  if (template) container.replaceChildren(template.content.cloneNode(true));
  const reload = container.querySelector('button');
  reload?.addEventListener('click', () => location.reload());
  if (takesFocus) reload?.focus({ preventScroll: true });
}

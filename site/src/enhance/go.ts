/**
 * Section buttons: scroll (smoothly, where the visitor wants motion: the style sheet decides), put
 * the section's address in the bar without a jump, and place focus on the heading.
 */
export function goTo(event: MouseEvent, pressed: Element): void {
  const link = pressed.closest<HTMLAnchorElement>('a[data-go]');
  // A press with a modifier asks for a new tab or window: the browser's own business.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const target = document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, '', link.hash);
  target.scrollIntoView();
  document.getElementById(link.dataset['go'] ?? '')?.focus({ preventScroll: true });
}

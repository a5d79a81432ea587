/**
 * Section buttons: scroll (smoothly, where the visitor wants motion: the style sheet decides), put
 * the section's address in the bar without a jump, and place focus on the heading.
 */
export function goTo(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[data-go]');
  if (!(link instanceof HTMLAnchorElement)) return;
  // A press with a modifier asks for a new tab or window: the browser's own business.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(link.hash.slice(1));
  const heading = document.getElementById(link.dataset['go'] ?? '');
  if (!target || !heading) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, '', link.hash);
  target.scrollIntoView();
  heading.focus({ preventScroll: true });
}

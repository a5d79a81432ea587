/** What a ride to another place passes in less was not seen. */
const GLANCE_MS = 500;

/** Calls back each time an element has lain across the middle of the window for half a second. */
export function whenSeen(elements: readonly Element[], seen: (element: Element) => void): void {
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting) timers.set(target, window.setTimeout(seen, GLANCE_MS, target));
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const element of elements) observer.observe(element);
}

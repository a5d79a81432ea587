/** What a ride to another place passes in less was not seen. */
const GLANCE_MS = 500;

/** Calls back each time an element has lain across the middle of the window for half a second. */
export function whenSeen(element: Element, seen: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(seen, GLANCE_MS);
    },
    { rootMargin: '-50% 0px' },
  ).observe(element);
}

const VISIBLE = 0.1;
const STAGGER_MS = 100;
// Siblings wait at most this long, however many they are.
const LONGEST_WAIT_MS = 600;

/**
 * Blocks fade and slide in when 10% of them stand 50 px above the window's lower edge, siblings
 * 100 ms apart. The style sheet hides them only while this script runs, on a screen, with motion
 * wanted; focus inside a block shows it at once.
 */
export function revealOnScroll(): void {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const groups = new Map<Element | null, number>();
      for (const entry of entries) {
        const { target, isIntersecting, intersectionRatio, boundingClientRect } = entry;
        // A tenth of a block taller than ten windows never fits one: then any part will do.
        const tall = boundingClientRect.height > innerHeight;
        if (!isIntersecting || !(tall || intersectionRatio >= VISIBLE)) continue;
        const group = target.closest('[data-reveal-group]');
        const place = groups.get(group) ?? 0;
        groups.set(group, place + 1);
        reveal(target, group ? Math.min(place * STAGGER_MS, LONGEST_WAIT_MS) : 0);
      }
    },
    { threshold: [0, VISIBLE], rootMargin: '0px 0px -50px 0px' },
  );

  function reveal(target: Element, delayMs: number): void {
    observer.unobserve(target);
    waiting.delete(target);
    if (target instanceof HTMLElement && delayMs) {
      target.style.setProperty('--reveal-delay', `${delayMs}ms`);
    }
    target.setAttribute('data-revealed', '');
  }

  for (const target of document.querySelectorAll('[data-reveal]')) {
    waiting.add(target);
    observer.observe(target);
  }
  document.addEventListener('focusin', ({ target }) => {
    const block = target instanceof Element && target.closest('[data-reveal]');
    if (block && waiting.has(block)) reveal(block, 0);
  });
}

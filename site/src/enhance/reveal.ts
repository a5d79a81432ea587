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
  const observer = new IntersectionObserver(
    (entries) => {
      const places = new Map<Element, number>();
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        // A tenth of a block taller than ten windows never fits one: then any part will do.
        const enough = intersectionRatio >= VISIBLE || boundingClientRect.height > innerHeight;
        if (!isIntersecting || !enough) continue;
        const group = target.closest('[data-reveal-group]') ?? target;
        const place = places.get(group) ?? 0;
        places.set(group, place + 1);
        reveal(target, Math.min(place * STAGGER_MS, LONGEST_WAIT_MS));
      }
    },
    { threshold: [0, VISIBLE], rootMargin: '0px 0px -50px' },
  );

  function reveal(target: HTMLElement | Element, delayMs: number): void {
    observer.unobserve(target);
    if (target instanceof HTMLElement) target.style.setProperty('--reveal-delay', `${delayMs}ms`);
    target.setAttribute('data-revealed', '');
  }

  for (const target of document.querySelectorAll('[data-reveal]')) observer.observe(target);
  document.addEventListener('focusin', ({ target }) => {
    const block = target instanceof Element && target.closest('[data-reveal]:not([data-revealed])');
    if (block) reveal(block, 0);
  });
}

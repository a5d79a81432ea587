const MIN_RATIO = 0.1;
const STAGGER_MS = 100;

/**
 * Blocks fade and slide in when 10% of them stand 50 px above the window's lower edge, siblings
 * 100 ms apart. The style sheet hides them only once this script runs, on a screen, with motion
 * wanted: never what stands in or above the window by then. Focus inside a block shows it at once.
 */
export function revealOnScroll(): void {
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => {
      const revealedIn = new Map<Element | null, number>();
      // The first call has all blocks in order, and none is hidden yet.
      const isFirst = !root.classList.contains('reveals');
      const lastSeen = entries.findLastIndex(
        ({ boundingClientRect: { top } }) => isFirst && top < innerHeight,
      );
      for (const [index, entry] of entries.entries()) {
        const { target, isIntersecting, intersectionRatio, boundingClientRect } = entry;
        // Of one taller than the window any part is enough: zoomed in, a tenth of the tallest never fits.
        const isTall = boundingClientRect.height > innerHeight;
        const isEnough = isIntersecting && (intersectionRatio >= MIN_RATIO || isTall);
        if (index > lastSeen && !isEnough) continue;
        const before = revealedIn.get(target.parentElement) ?? 0;
        revealedIn.set(target.parentElement, before + 1);
        reveal(target, before * STAGGER_MS);
      }
      root.classList.add('reveals');
    },
    { threshold: [0, MIN_RATIO], rootMargin: '0px 0px -50px' },
  );

  function reveal(target: Element, delayMs: number): void {
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

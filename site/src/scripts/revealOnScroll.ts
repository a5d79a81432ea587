const MIN_RATIO = 0.1;
const STAGGER_MS = 100;

/**
 * Fades and slides a block in once 10% of it is at least 50 px above the bottom of the viewport, with siblings 100 ms
 * apart. Blocks are only hidden if this script runs, motion is allowed, and they're below the viewport. Focusing
 * something inside a block reveals it right away.
 */
export function revealOnScroll(): void {
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => {
      const revealedCounts = new Map<Element | null, number>();
      // The first call has all blocks in document order, and none of them are hidden yet.
      const isFirstCall = !root.classList.contains('reveals');
      const lastVisibleIndex = entries.findLastIndex(
        ({ boundingClientRect: { top } }) => isFirstCall && top < innerHeight,
      );
      for (const [index, entry] of entries.entries()) {
        const { target, isIntersecting, intersectionRatio, boundingClientRect } = entry;
        // A tenth of a very tall block might not fit in the viewport, so any visible part is enough.
        const isTall = boundingClientRect.height > innerHeight;
        const isVisible = isIntersecting && (intersectionRatio >= MIN_RATIO || isTall);
        if (index > lastVisibleIndex && !isVisible) continue;
        const revealedCount = revealedCounts.get(target.parentElement) ?? 0;
        revealedCounts.set(target.parentElement, revealedCount + 1);
        reveal(target, revealedCount * STAGGER_MS);
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

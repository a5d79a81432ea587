const MIN_RATIO = 0.1;
const STAGGER_MS = 100;

/**
 * Blocks fade and slide in when 10% of them are 50 px above the window's lower edge, siblings 100 ms apart. Styles hide
 * them only once this script runs, on screens, with motion, and never if they are already in or above the window. Focus
 * inside a block shows it immediately.
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
        // Any part of a block taller than the window counts: zoomed in, a tenth may never fit.
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

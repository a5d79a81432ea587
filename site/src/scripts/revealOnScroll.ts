const VISIBLE = 0.1;
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
      const places = new Map<Element | null, number>();
      // The first answer is about all blocks in order, and none is hidden yet; a far one may have no box.
      const isFirst = !root.classList.contains('reveals');
      const lastSeen = entries.findLastIndex(
        ({ boundingClientRect: { top, height } }) => isFirst && height > 0 && top < innerHeight,
      );
      for (const [index, entry] of entries.entries()) {
        const { target, isIntersecting, intersectionRatio, boundingClientRect } = entry;
        // A tenth of a block taller than ten windows never fits one: then any part will do.
        const isTall = boundingClientRect.height > innerHeight;
        const isEnough = isIntersecting && (intersectionRatio >= VISIBLE || isTall);
        if (index > lastSeen && !isEnough) continue;
        const place = places.get(target.parentElement) ?? 0;
        places.set(target.parentElement, place + 1);
        reveal(target, place * STAGGER_MS);
      }
      root.classList.add('reveals');
    },
    { threshold: [0, VISIBLE], rootMargin: '0px 0px -50px' },
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

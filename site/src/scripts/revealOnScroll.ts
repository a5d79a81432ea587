const VISIBLE = 0.1;
const STAGGER_MS = 100;

/**
 * Blocks fade and slide in when 10% of them stand 50 px above the window's lower edge, siblings
 * 100 ms apart. The style sheet hides them only once this script runs, on a screen, with motion
 * wanted; what the window shows by then stays, and focus inside a block shows it at once.
 */
export function revealOnScroll(): void {
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => {
      const places = new Map<Element | null, number>();
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        const { top, bottom, height } = boundingClientRect;
        // The first answer is about all blocks, and none of them is hidden yet.
        const wasSeen = !root.classList.contains('reveals') && top < innerHeight && bottom > 0;
        // A tenth of a block taller than ten windows never fits one: then any part will do.
        const isEnough = isIntersecting && (intersectionRatio >= VISIBLE || height > innerHeight);
        if (!wasSeen && !isEnough) continue;
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

// When Astro's `client:visible` makes an island alive. Who presses a part before that sees it change later.

/** A window or two before it is seen, as long as its script takes on a slow network. */
export const NEAR = { rootMargin: '1200px' };

/** Early enough for the form in its frame to have taken the visitor's theme by the time it is seen. */
export const FRAME = { rootMargin: '3000px' };

// When Astro's `client:visible` hydrates an island. A press before that takes effect later.

/** One or two windows ahead: the time that the script takes on a slow network. */
export const NEAR_VIEWPORT = { rootMargin: '1200px' };

/** Early enough to apply the visitor's theme to the form in its frame before it is visible. */
export const FORM_FRAME = { rootMargin: '3000px' };

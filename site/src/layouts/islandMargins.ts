// Options for Astro's `client:visible`.

/** One or two viewports ahead, because scripts take a while to load on a slow network. */
export const NEAR_VIEWPORT = { rootMargin: '1200px' };

/** Early enough to apply the visitor's theme before the form is visible. */
export const FORM_FRAME = { rootMargin: '3000px' };

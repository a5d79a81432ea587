// Options of Astro's `client:visible`.

/** Hydrates an island one or two viewports ahead. On a slow network, its script takes a while to load. */
export const NEAR_VIEWPORT = { rootMargin: '1200px' };

/** Hydrates the form's frame early enough to apply the visitor's theme before the form is visible. */
export const FORM_FRAME = { rootMargin: '3000px' };

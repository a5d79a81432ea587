// The page and the embedded form share these constants. This is a separate module to keep the sign-up schema out of the
// page's bundle.

/** The embedded form posts this to the page when it has loaded. */
export const FORM_READY = 'form:ready';

/** Posted when a visitor starts to fill in the form. */
export const FORM_BEGUN = 'form:begun';

/** Posted when the thank-you page is shown. */
export const FORM_SENT = 'form:sent';

export type Theme = 'system' | 'light' | 'dark';

export const parseTheme = (name: string | null | undefined): Theme =>
  name === 'light' || name === 'dark' ? name : 'system';

/** Query parameter for the theme in the frame's URL. */
export const THEME_PARAMETER = 'theme';

/** The page passes these campaign parameters on to the form. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * Holds the assigned experiment variants, e.g. `hero:b lead:a`. Used as a `data-` attribute on the page, a query
 * parameter and field in our form, and a column in the sign-ups table.
 */
export const VARIANTS = 'variants';

export const UTM_MAX_LENGTH = 100;

/** Ad platforms add these to links. The form only stores them if the owner enables `clickIds`. */
// prettier-ignore
export const CLICK_IDS = [
  'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'rdt_cid', 'li_fat_id',
] as const;

/** Keeps only well-formed click IDs in a query string, e.g. `gclid=abc`. */
export function pickClickIds(query: string): string {
  const parameters = new URLSearchParams(query);
  const clickIds = CLICK_IDS.map((name) => [name, parameters.get(name) ?? ''] as const);
  return clickIds
    .filter(([, id]) => /^[\w.~-]{1,500}$/.test(id))
    .map(([name, id]) => `${name}=${id}`)
    .join('&');
}

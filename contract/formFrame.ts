// Messages between the page and the embedded form. In its own module so that the page doesn't download the
// sign-up schema.

/** The embedded form posts this to the page to show that it has loaded. */
export const FORM_READY = 'form:ready';

/** The embedded form posts this when a visitor starts to fill it in. */
export const FORM_BEGUN = 'form:begun';

/** The embedded form posts this when it shows the thank-you message. */
export const FORM_SENT = 'form:sent';

/** The visitor's choice. `system`, the default, follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

/** Unknown names mean `system`. */
export const parseTheme = (name: string | null | undefined): Theme =>
  name === 'light' || name === 'dark' ? name : 'system';

/** Query parameter of the frame's address: the theme when the frame was created. */
export const THEME_PARAMETER = 'theme';

/** The only campaign parameters that the page passes to the form. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * The experiment variants shown, such as `hero:b lead:a`. Name of a `data-` attribute on the page, of a query
 * parameter of our form, and of a column of sign-ups.
 */
export const VARIANTS = 'variants';

/** Characters to keep of each campaign parameter. */
export const UTM_MAX_LENGTH = 100;

/** Click ids that ad services add to links. The form passes them on if the owner enables it. */
// prettier-ignore
export const CLICK_IDS = [
  'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'rdt_cid', 'li_fat_id',
] as const;

/** Keeps only the click ids of a query, such as `gclid=abc`. Drops malformed ones. */
export function pickClickIds(query: string): string {
  const given = new URLSearchParams(query);
  const known = CLICK_IDS.map((name) => [name, given.get(name) ?? ''] as const);
  return known
    .filter(([, id]) => /^[\w.~-]{1,500}$/.test(id))
    .map(([name, id]) => `${name}=${id}`)
    .join('&');
}

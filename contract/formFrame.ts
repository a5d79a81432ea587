// Constants shared by the page and the embedded form. They have their own module so the page doesn't bundle the sign-up
// schema.

/** The embedded form posts this message to the page when it has loaded. */
export const FORM_READY = 'form:ready';

/** The embedded form posts this message when a visitor starts to fill it in. */
export const FORM_BEGUN = 'form:begun';

/** The embedded form posts this message when it shows the thank-you page. */
export const FORM_SENT = 'form:sent';

/** The visitor's theme setting. `system`, the default, follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

/** Parses a theme name. Falls back to `system`. */
export const parseTheme = (name: string | null | undefined): Theme =>
  name === 'light' || name === 'dark' ? name : 'system';

/** Query parameter of the frame URL. It has the theme at the time the frame was created. */
export const THEME_PARAMETER = 'theme';

/** The campaign parameters that the page passes to the form. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * Name for the assigned experiment variants, such as `hero:b lead:a`. We use it for a `data-` attribute on the page, a
 * query parameter and field of our form, and a column of the sign-ups table.
 */
export const VARIANTS = 'variants';

/** Maximum length of a campaign parameter, in characters. */
export const UTM_MAX_LENGTH = 100;

/** Click IDs that ad platforms add to links. The form stores them if the owner enables `clickIds`. */
// prettier-ignore
export const CLICK_IDS = [
  'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'rdt_cid', 'li_fat_id',
] as const;

/** Extracts the click IDs from a query string, such as `gclid=abc`. Drops malformed ones. */
export function pickClickIds(query: string): string {
  const parameters = new URLSearchParams(query);
  const clickIds = CLICK_IDS.map((name) => [name, parameters.get(name) ?? ''] as const);
  return clickIds
    .filter(([, id]) => /^[\w.~-]{1,500}$/.test(id))
    .map(([name, id]) => `${name}=${id}`)
    .join('&');
}

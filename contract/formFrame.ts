// What page and embedded form say to each other. Apart from the schema of a sign-up, which the page
// does not need and would otherwise download.

/** Posted by the embedded form to the page around it: the proof that the form is alive. */
export const FORM_READY = 'form:ready';

/** Posted by the embedded form to the page around it: a visitor has begun to fill it in. */
export const FORM_BEGUN = 'form:begun';

/** Posted by the embedded form to the page around it: a sign-up was thanked for. */
export const FORM_SENT = 'form:sent';

/** What a visitor may choose; `system`: as the system has it, which is what shows without a choice. */
export type Theme = 'system' | 'light' | 'dark';

/** What is no name of a theme stands for the system's. */
export const toTheme = (name: string | null | undefined): Theme =>
  name === 'light' || name === 'dark' ? name : 'system';

/** In the frame's address: the theme that the visitor had chosen when the frame was made. */
export const THEME_PARAMETER = 'theme';

/** The only campaign parameters that travel from the page's address into the form. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * By this name the page's HTML has what was drawn in experiments (`hero:b lead:a`), our own form has it in its
 * address, and a sign-up has it.
 */
export const VARIANTS = 'variants';

/** Characters kept of each campaign parameter. */
export const UTM_MAX_LENGTH = 100;

/** What advertising services add to a link, so that they recognise a press on it; passed on if the owner wants it. */
// prettier-ignore
export const CLICK_IDS = [
  'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'rdt_cid', 'li_fat_id',
] as const;

/** Those of an address's query, as a query, such as `gclid=abc`; whatever does not look like one is left out. */
export function clickIdsOf(query: string): string {
  const given = new URLSearchParams(query);
  const known = CLICK_IDS.map((name) => [name, given.get(name) ?? ''] as const);
  return known
    .filter(([, id]) => /^[\w.~-]{1,500}$/.test(id))
    .map(([name, id]) => `${name}=${id}`)
    .join('&');
}

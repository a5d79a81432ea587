// What page and embedded form say to each other. Apart from the schema of a sign-up, which the page
// does not need and would otherwise download.

/** Posted by the embedded form to the page around it: the proof that the form is alive. */
export const FORM_READY = 'form:ready';

/** The only campaign parameters that travel from the page's address into the form. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Characters kept of each campaign parameter. */
export const UTM_MAX_LENGTH = 100;

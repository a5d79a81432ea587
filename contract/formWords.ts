// Every word of the embedded form; only what the visitor agrees to, and what is wrong with a field,
// stand with the schema of a sign-up. Values apart, so that the form's script takes just its own.

export const SENDING = 'Sending…';
export const NOT_SAVED = 'Not saved. Please try again.';
export const OFFLINE =
  'Not saved: this device is offline. Your entries stay here. Connect, then press Sign Up again.';
export const THANK_YOU = 'Thank you';

/** Titles of the document, before the brand's name. */
export const TITLES = {
  form: 'Sign-up form',
  again: 'Not sent yet: sign-up form',
  thanks: THANK_YOU,
} as const;

const EXPIRED = 'The form expired. Press Sign Up again.';

/** Why a sent form was not taken; it is shown again below. */
export const REFUSALS = {
  crossSite: EXPIRED,
  expired: EXPIRED,
  tooMany: 'Too many tries from your network. Wait a minute, then try again.',
  notSaved: NOT_SAVED,
} as const;

/** Answers to what is no form. */
export const NO_FORM = {
  tooLarge: 'That is more than this form takes. Nothing was stored.',
  wrongType: 'This address takes the sign-up form only. Nothing was stored.',
  unreadable: 'The form arrived damaged. Nothing was stored.',
  wrongMethod: 'This address shows and takes the sign-up form only.',
  notFound: 'There is nothing here but the sign-up form.',
  broken: 'Something went wrong on our side. Please try again.',
  back: 'Back to the form',
} as const;

export const FORM = {
  heading: (brand: string) => `Sign up for ${brand}`,
  trap: 'Leave this field empty',
  email: 'E-mail address',
  firstName: 'First name',
  experience: 'Trading experience',
  optional: '(optional)',
  send: 'Sign Up',
  warning: 'Never enter a recovery phrase or a private key. We do not need them.',
} as const;

/** Each answer's words; the keys are what is stored. */
export const EXPERIENCE_LABELS = { new: 'New to it', some: 'Some', active: 'Active' } as const;

/** Around the form in a tab of its own. */
export const TAB = {
  back: (brand: string) => `Back to the ${brand} page`,
  risk: 'Crypto is high risk. You could lose all the money you put in.',
} as const;

/**
 * What was sent, what is kept of it, and what happens next. The words are the same, and true, for an
 * address that was known before: its row stays as it was, and neither that nor its content is a
 * stranger's to learn.
 */
export const THANKS = {
  sent: 'What you sent',
  consent: { label: 'Your consent', value: 'Yes' },
  campaign: 'The link you came by',
  /** @param days that a sign-up is kept; `undefined`: until the visitor asks for its removal. */
  kept: (days: number | undefined) =>
    `We keep one sign-up for each e-mail address, with its time, ${retention(days)}; an earlier one stays as it was. No IP address, nothing about your device.`,
  next: 'What happens next',
  /** @param brand its name. */
  promise: (brand: string) =>
    `The ${brand} team e-mails you about starting. To be removed, answer that e-mail and say so. ${brand} never asks for a recovery phrase or a private key.`,
} as const;

function retention(days: number | undefined): string {
  if (days === undefined) return 'until you ask us to remove it';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}

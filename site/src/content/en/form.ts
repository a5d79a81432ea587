import type { FormWords } from '#contract/formWords.ts';

/** The embedded sign-up form and what its server answers. */
export const form = {
  titles: { form: 'Sign-up form', again: 'Not sent yet: sign-up form' },
  heading: 'Sign up for {name}',
  trap: 'Leave this field empty',
  email: 'E-mail address',
  firstName: 'First name',
  experience: 'Trading experience',
  experiences: { new: 'New to it', some: 'Some', active: 'Active' },
  optional: '(optional)',
  // New words, new version: it is stored with each sign-up.
  consent: {
    version: '2026-11-21',
    text: '{name} may e-mail me about starting. I can ask to be removed at any time.',
  },
  send: 'Sign Up',
  sending: 'Sending…',
  warning: 'Never enter a recovery phrase or a private key. We do not need them.',
  back: 'Back to the {name} page',
  faults: {
    emailMissing: 'Enter your e-mail address.',
    emailTooLong: 'Enter an e-mail address of at most {most} characters.',
    emailUnseen: 'The e-mail address holds a character that cannot be seen. Please type it anew.',
    emailForm: 'Enter an e-mail address like name@example.com.',
    nameTooLong: 'Use at most {most} characters for your first name.',
    experience: 'Choose one of the three answers, or none.',
    consent: 'Check the box so we can contact you.',
  },
  refusals: {
    expired: 'The form expired. Press {send} again.',
    tooMany: 'Too many tries from your network. Wait a minute, then try again.',
    notSaved: 'Not saved. Please try again.',
  },
  offline:
    'Not saved: this device is offline. Your entries stay here. Connect, then press {send} again.',
  noForm: {
    tooLarge: 'That is more than this form takes. Nothing was stored.',
    wrongType: 'This address takes the sign-up form only. Nothing was stored.',
    unreadable: 'The form arrived damaged. Nothing was stored.',
    wrongMethod: 'This address shows and takes the sign-up form only.',
    notFound: 'There is nothing here but the sign-up form.',
    broken: 'Something went wrong on our side. Please try again.',
    back: 'Back to the form',
  },
  thanks: {
    heading: 'Thank you',
    sent: 'What you sent',
    consent: { label: 'Your consent', value: 'Yes' },
    campaign: 'The link you came by',
    kept: 'We keep one sign-up for each e-mail address, with its time, {retention}; an earlier one stays as it was. No IP address, nothing about your device.',
    retention: {
      unlimited: 'until you ask us to remove it',
      days: { one: 'for {days} day', other: 'for {days} days' },
    },
    next: 'What happens next',
    promise:
      'The {name} team e-mails you about starting. To be removed, answer that e-mail and say so. {name} never asks for a recovery phrase or a private key.',
  },
  confirming: {
    subject: 'Please confirm your sign-up',
    mail: 'Somebody signed up with this address. If it was you: {link}\nIf not, do nothing.',
    button: 'Confirm',
    done: 'Thank you. Your address is confirmed.',
    damaged: 'This link is not whole.',
    tooOld: 'This link is too old.',
  },
} satisfies FormWords;

import type { MessageKey } from '../i18n/translate.ts';

/** Where a form that was sent without script is answered when it was not taken, and what is said there. */
export const FAILURES = {
  check: 'form.failure.check',
  'too-many': 'form.tooMany',
  'not-saved': 'form.notSaved',
} as const satisfies Record<string, MessageKey>;

import * as z from 'zod/mini';
import { Plural, Sentence, Words } from './sentence.ts';

/**
 * Every word of the embedded form and of its server's answers, in one language: the file `form.ts` in
 * the language's folder of `site/src/content/`. `{name}` is the brand's, `{send}` the button's.
 */
export const FormWords = z.object({
  /** Titles of the document, before the brand's name; the form's is its name for the ear, too. */
  titles: z.object({ form: Words, again: Words }),
  heading: Sentence('name'),
  /** Before a field that only programs fill in. */
  trap: Words,
  email: Words,
  firstName: Words,
  experience: Words,
  /** Each answer's words; the keys are what is stored. */
  experiences: z.object({ new: Words, some: Words, active: Words }),
  optional: Words,
  /** What the visitor agrees to. The version is stored with the language: new words, new version. */
  consent: z.object({ version: Words, text: Sentence('name') }),
  send: Words,
  sending: Words,
  warning: Words,
  /** Above the form in a tab of its own. */
  back: Sentence('name'),
  /** What is wrong with a field, by the name that `SignUp` gives it. */
  faults: z.object({
    emailMissing: Words,
    emailTooLong: Sentence('most'),
    emailUnseen: Words,
    emailForm: Words,
    nameTooLong: Sentence('most'),
    experience: Words,
    consent: Words,
  }),
  /** Why a sent form was not taken; it is shown again below. */
  refusals: z.object({ expired: Sentence('send'), tooMany: Words, notSaved: Words }),
  /** What the form's script says by itself. */
  offline: Sentence('send'),
  /** Answers to what is no form. */
  noForm: z.object({
    tooLarge: Words,
    wrongType: Words,
    unreadable: Words,
    wrongMethod: Words,
    notFound: Words,
    broken: Words,
    back: Words,
  }),
  /**
   * What was sent, what is kept of it, and what happens next. The words must be true for an address
   * that was known before, too: its row stays as it was, and neither that nor its content is a
   * stranger's to learn.
   */
  thanks: z.object({
    heading: Words,
    sent: Words,
    consent: z.object({ label: Words, value: Words }),
    campaign: Words,
    kept: Sentence('retention'),
    /** How long: without a limit, or for a number of days. */
    retention: z.object({ unlimited: Words, days: Plural('days') }),
    next: Words,
    promise: Sentence('name'),
  }),
  /** What the receiver of `docs/confirming.md` writes and shows. */
  confirming: z.object({
    subject: Words,
    mail: Sentence('link'),
    button: Words,
    done: Words,
    damaged: Words,
    tooOld: Words,
  }),
});

export type FormWords = z.infer<typeof FormWords>;

/** The form in one language, as a build hands it to the companion. */
const FormLanguage = z.object({
  /** As in `lang`. */
  language: z.string().check(z.minLength(2)),
  direction: z.enum(['ltr', 'rtl']),
  /** On the form's origin as on the site's: `/`, `/es/`. */
  path: z.string().check(z.regex(/^\/([\w-]+\/)?$/)),
  /** What the page says around its frame, for the form in a tab of its own: risk, and for whom it is. */
  risk: Words,
  regions: Words,
  words: FormWords,
});

/** In the order of the owner; the first stands at `/`. */
export const FormLanguages = z.tuple([FormLanguage], FormLanguage);

export type FormLanguage = z.infer<typeof FormLanguage>;

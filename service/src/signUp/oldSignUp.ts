import * as z from 'zod/mini';
import { UTM_MAX_LENGTH } from '#contract/formFrame.ts';

/** How much the visitor has traded: the values stored, in the order in which they are shown. */
export const EXPERIENCES = ['new', 'some', 'active'] as const;

// RFC 5321, 4.5.3.1: a path of at most 256 characters, with its angle brackets.
/** Characters. */
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 80;

/** What can be wrong with a field; its words stand with those of the form, in each language. */
export const Fault = z.enum([
  'emailMissing',
  'emailTooLong',
  'emailUnseen',
  'emailForm',
  'nameTooLong',
  'experience',
  'consent',
]);
export type Fault = z.infer<typeof Fault>;
const is = (fault: Fault) => fault;

// One @, a dot in the domain, no dot without something on both its sides, no hyphen at an end of a
// host's name, and none of the characters that end an address in a mail header.
const PART = String.raw`[^\s@"<>()[\]\\,;:.]+`;
const LABEL = `(?!-)${PART}(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${PART}(?:\.${PART})*@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

// Control characters, and all that only joins, parts or formats what stands around it.
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
const EACH_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'gu');
// The look behind makes a long run in the middle cost one pass, not one for each of its characters.
const EMPTY_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]+|(?<![\s${INVISIBLE}])[\s${INVISIBLE}]+$`,
  'gu',
);
// Control characters, and the marks that turn the reading direction of whatever follows them. A name
// loses no more: joiners, which nobody sees either, are part of how some scripts are written.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const line = (clean: (text: string) => string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => clean(text.normalize('NFC'))),
  );
const Line = line((text) => text.replace(UNSEEN, '').trim());

/** An address for comparing: two that look the same are the same. */
function withoutInvisible(email: string): string {
  return email.replace(EACH_INVISIBLE, '').normalize('NFC');
}

/** The same for an address, however it is written or copied. */
export function emailKey(email: string): string {
  return withoutInvisible(email).trim().toLowerCase();
}

// What is copied brings invisible characters along. Around the address they are dropped. Within it
// they are refused, not dropped: a host's name may hold a joiner (Persian has such), and without it
// the mail would go to somebody else.
const Email = z.pipe(
  line((text) => text.replace(EMPTY_ENDS, '')),
  z.string().check(
    z.minLength(1, { error: is('emailMissing'), abort: true }),
    z.maxLength(EMAIL_MAX_LENGTH, { error: is('emailTooLong'), abort: true }),
    z.refine((email) => email === withoutInvisible(email), {
      error: is('emailUnseen'),
      abort: true,
    }),
    z.regex(EMAIL, is('emailForm')),
  ),
);

const FirstName = z.pipe(Line, z.string().check(z.maxLength(NAME_MAX_LENGTH, is('nameTooLong'))));

const Experience = z.pipe(Line, z.union([z.literal(''), z.enum(EXPERIENCES)], is('experience')));

const Consent = z.literal('yes', is('consent'));

// A campaign parameter is not the visitor's to correct, so it never fails: it is cut.
const Utm = z.pipe(
  Line,
  z.transform((text) => [...text].slice(0, UTM_MAX_LENGTH).join('')),
);

/** The campaign parameters, each cut to its limit; `''` where the address has none. */
export const Campaign = z.object({
  utm_source: Utm,
  utm_medium: Utm,
  utm_campaign: Utm,
  utm_term: Utm,
  utm_content: Utm,
});

/** A filled-in form, trimmed; each issue's message is a `Fault`. */
export const SignUp = z.object({
  email: Email,
  firstName: FirstName,
  experience: Experience,
  consent: Consent,
  ...Campaign.shape,
});

export type Campaign = z.infer<typeof Campaign>;
export type SignUp = z.infer<typeof SignUp>;

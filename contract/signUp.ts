import * as z from 'zod/mini';
import { UTM_MAX_LENGTH } from './formFrame.ts';
import type { FIELD_ERRORS, FormField } from './signUpAnswer.ts';

/** How much the visitor has traded: the values stored, in the order in which they are shown. */
export const EXPERIENCES = ['new', 'some', 'active'] as const;

// RFC 5321, 4.5.3.1: a path of at most 256 characters, with its angle brackets.
/** Characters. */
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 80;

/** The message of an issue is the field's error code. */
const error = <Field extends FormField>(_: Field, code: (typeof FIELD_ERRORS)[Field][number]) =>
  code;

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
// keeps joiners, which nobody sees either: some scripts are written with them.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// With one of these in it, `URL` would take only a part of the domain for the host.
const NO_HOST = /[/\\?#%:]/;

const line = (clean: (text: string) => string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => clean(text.normalize('NFC'))),
  );
const Line = line((text) => text.replace(UNSEEN, '').trim());

/**
 * One key for a mailbox, however its address is written or copied: in any case, with invisible
 * characters, and with the domain in Unicode or in punycode.
 */
export function emailKey(email: string): string {
  const plain = withoutInvisible(email).trim().toLowerCase();
  const domainAt = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domainAt) + asciiDomain(plain.slice(domainAt));
}

/** As a browser sends it (https://url.spec.whatwg.org/#idna); unchanged where it is no host's name. */
function asciiDomain(domain: string): string {
  if (NO_HOST.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address for comparing: two that look the same are the same. */
function withoutInvisible(email: string): string {
  return email.replace(EACH_INVISIBLE, '').normalize('NFC');
}

// What is copied brings invisible characters along. Around the address they are dropped. Within it
// they are refused, not dropped: a host's name may hold a joiner (Persian has such), and without it
// the mail would go to somebody else.
const Email = z.pipe(
  line((text) => text.replace(EMPTY_ENDS, '')),
  z.string().check(
    z.minLength(1, { error: error('email', 'missing'), abort: true }),
    z.maxLength(EMAIL_MAX_LENGTH, { error: error('email', 'tooLong'), abort: true }),
    z.refine((email) => email === withoutInvisible(email), {
      error: error('email', 'invisible'),
      abort: true,
    }),
    z.regex(EMAIL, error('email', 'invalid')),
  ),
);

/** What was left out. */
const emptyToNull = <Text extends string>(text: Text) => (text === '' ? null : text);

const orNull = <Text extends string>(schema: z.ZodMiniType<Text, string>) =>
  z.pipe(Line, z.pipe(schema, z.transform(emptyToNull<Text>)));
const FirstName = orNull(
  z.string().check(z.maxLength(NAME_MAX_LENGTH, error('firstName', 'tooLong'))),
);
const Experience = orNull(
  z.union([z.literal(''), z.enum(EXPERIENCES)], error('experience', 'invalid')),
);

// A campaign parameter is not the visitor's to correct, so it never fails: it is cut.
const Utm = z.pipe(
  Line,
  z.transform((text) => emptyToNull([...text].slice(0, UTM_MAX_LENGTH).join(''))),
);

/**
 * A filled-in form, trimmed; null for what was left empty. The message of each issue is an error code of its
 * field.
 */
export const SignUp = z.object({
  email: Email,
  firstName: FirstName,
  experience: Experience,
  consent: z.literal('yes', error('consent', 'missing')),
  utm_source: Utm,
  utm_medium: Utm,
  utm_campaign: Utm,
  utm_term: Utm,
  utm_content: Utm,
});

export type SignUp = z.infer<typeof SignUp>;

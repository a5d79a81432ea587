import * as z from 'zod/mini';

// Requires exactly one @, and a dot in the domain. Doesn't match consecutive dots, domain labels that start or end with
// a hyphen, or characters that delimit addresses in email headers.
const ATOM = String.raw`[^\s@"<>()[\]\\,;:.]+`;
const LABEL = `(?!-)${ATOM}(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

// Control characters, and characters that only join, separate, or format others.
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, 'gu');
// Without the lookbehind, a long run in the middle would take quadratic time.
const BLANK_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]+|(?<![\s${INVISIBLE}])[\s${INVISIBLE}]+$`,
  'gu',
);
// `URL` ends the host at any of these.
const URL_DELIMITERS = /[/\\?#%:]/;

/**
 * Schema for email addresses, with an error code as the message of each issue. Pasted text often contains invisible
 * characters. We trim them at the ends but reject them inside, because some domains need them (e.g. a joiner in
 * Persian), and without them the email would go to someone else.
 */
export const emailAddress = (maxLength: number) =>
  z.prefault(
    z.string().check(
      z.normalize('NFC'),
      z.overwrite((text) => text.replace(BLANK_ENDS, '')),
      z.minLength(1, { error: 'missing', abort: true }),
      z.maxLength(maxLength, { error: 'tooLong', abort: true }),
      z.refine((text) => text === stripInvisible(text), { error: 'invisible', abort: true }),
      z.regex(EMAIL, 'invalid'),
    ),
    '',
  );

/**
 * Returns a unique key for a mailbox: lowercase, with a punycode domain, and without invisible characters.
 */
export function getEmailKey(email: string): string {
  const normalized = stripInvisible(email).trim().toLowerCase();
  const domainStart = normalized.lastIndexOf('@') + 1;
  return normalized.slice(0, domainStart) + toAsciiDomain(normalized.slice(domainStart));
}

/** Encodes a domain the way browsers do (https://url.spec.whatwg.org/#idna). Returns invalid domains unchanged. */
function toAsciiDomain(domain: string): string {
  if (URL_DELIMITERS.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function stripInvisible(email: string): string {
  return email.replace(INVISIBLE_CHARACTERS, '').normalize('NFC');
}

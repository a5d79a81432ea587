import * as z from 'zod/mini';

// Requires one @ and a dot in the domain. Rejects empty parts between dots, domain labels that start or end with a
// hyphen, and characters that delimit an address in a mail header.
const ATOM = String.raw`[^\s@"<>()[\]\\,;:.]+`;
const LABEL = `(?!-)${ATOM}(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

// Control characters, and characters that only join, separate, or format other characters.
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, 'gu');
// The lookbehind keeps matching linear when there's a long run in the middle.
const BLANK_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]+|(?<![\s${INVISIBLE}])[\s${INVISIBLE}]+$`,
  'gu',
);
// If a domain contained one of these, `URL` would parse only part of it as the host.
const URL_DELIMITERS = /[/\\?#%:]/;

/**
 * Creates a schema for email addresses. Each issue's message is an error code. Pasted text often contains invisible
 * characters. The schema trims them at the ends but rejects them inside. A domain may need them (Persian uses a joiner,
 * for example), and removing them would send the mail to someone else.
 * @param maxLength in characters.
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
 * Normalizes an address to a unique key per mailbox, in lowercase, with a punycode domain, and no invisible characters.
 */
export function getEmailKey(email: string): string {
  const normalized = stripInvisible(email).trim().toLowerCase();
  const domainStart = normalized.lastIndexOf('@') + 1;
  return normalized.slice(0, domainStart) + toAsciiDomain(normalized.slice(domainStart));
}

/** Encodes a domain as browsers do (https://url.spec.whatwg.org/#idna). Returns invalid domains unchanged. */
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

import * as z from 'zod/mini';

// Requires one @ and a dot in the domain. Rejects empty parts between dots, domain labels that start or end with a
// hyphen, and characters that delimit an address in a mail header.
const ATOM = String.raw`[^\s@"<>()[\]\\,;:.]+`;
const LABEL = `(?!-)${ATOM}(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

// Control characters, and characters that only join, separate or format other characters.
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, 'gu');
// The lookbehind keeps matching linear for a long run in the middle.
const BLANK_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]+|(?<![\s${INVISIBLE}])[\s${INVISIBLE}]+$`,
  'gu',
);
// With one of these characters, `URL` would parse only part of the domain as the host.
const URL_DELIMITERS = /[/\\?#%:]/;

/**
 * Creates the schema of an email address. Each issue's message is an error code. Pasted text often contains invisible
 * characters. They are trimmed at the ends but rejected inside, because a domain may need them (a joiner in Persian,
 * for example), and without them the mail would go to someone else.
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
 * Normalizes an address to a unique key per mailbox: lowercase, without invisible characters, with a punycode domain.
 */
export function getEmailKey(email: string): string {
  const normalized = stripInvisible(email).trim().toLowerCase();
  const domainStart = normalized.lastIndexOf('@') + 1;
  return normalized.slice(0, domainStart) + toAsciiDomain(normalized.slice(domainStart));
}

/** Encodes a domain like browsers do (https://url.spec.whatwg.org/#idna). Returns an invalid one unchanged. */
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

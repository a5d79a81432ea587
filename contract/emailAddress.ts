import * as z from 'zod/mini';

// One @, a dot in the domain, no empty part between dots, no hyphen at either end of a label, and no characters
// that end an address in a mail header.
const PART = String.raw`[^\s@"<>()[\]\\,;:.]+`;
const LABEL = `(?!-)${PART}(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${PART}(?:\.${PART})*@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

// Control characters, and characters that only join, separate or format others.
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
const EACH_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'gu');
// The lookbehind keeps a long run in the middle linear.
const EMPTY_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]+|(?<![\s${INVISIBLE}])[\s${INVISIBLE}]+$`,
  'gu',
);
// `URL` would read only part of the domain as the host if it contained one of these.
const NO_HOST = /[/\\?#%:]/;

/**
 * The schema of an email address. Each issue's message is its error code. Copied text often carries invisible
 * characters: those at the ends are dropped, those inside are rejected. A host name may need a joiner (in Persian,
 * for example), and without it the mail would go to someone else.
 * @param maxLength characters.
 */
export const emailAddress = (maxLength: number) =>
  z.prefault(
    z.string().check(
      z.normalize('NFC'),
      z.overwrite((text) => text.replace(EMPTY_ENDS, '')),
      z.minLength(1, { error: 'missing', abort: true }),
      z.maxLength(maxLength, { error: 'tooLong', abort: true }),
      z.refine((text) => text === stripInvisible(text), { error: 'invisible', abort: true }),
      z.regex(EMAIL, 'invalid'),
    ),
    '',
  );

/**
 * Returns one key per mailbox: ignores case and invisible characters, and treats Unicode and punycode domains alike.
 */
export function getEmailKey(email: string): string {
  const plain = stripInvisible(email).trim().toLowerCase();
  const domainAt = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domainAt) + toAsciiDomain(plain.slice(domainAt));
}

/** Encodes a domain as browsers do (https://url.spec.whatwg.org/#idna). Returns anything else unchanged. */
function toAsciiDomain(domain: string): string {
  if (NO_HOST.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** For comparing: addresses that look the same become equal. */
function stripInvisible(email: string): string {
  return email.replace(EACH_INVISIBLE, '').normalize('NFC');
}

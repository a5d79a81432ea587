import * as z from 'zod/mini';

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
// With one of these in it, `URL` would take only a part of the domain for the host.
const NO_HOST = /[/\\?#%:]/;

/**
 * The schema of an e-mail address; the message of an issue is its error code. What is copied brings invisible
 * characters along. Around the address they are dropped. Within it they are refused, not dropped: a host's
 * name may hold a joiner (Persian has such), and without it the mail would go to somebody else.
 * @param maxLength characters.
 */
export const emailAddress = (maxLength: number) =>
  z.prefault(
    z.string().check(
      z.normalize('NFC'),
      z.overwrite((text) => text.replace(EMPTY_ENDS, '')),
      z.minLength(1, { error: 'missing', abort: true }),
      z.maxLength(maxLength, { error: 'tooLong', abort: true }),
      z.refine((text) => text === withoutInvisible(text), { error: 'invisible', abort: true }),
      z.regex(EMAIL, 'invalid'),
    ),
    '',
  );

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

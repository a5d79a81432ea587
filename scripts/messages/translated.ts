import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from '../../site/src/i18n/parseMessages.ts';

/** Beside each translated message, by its key, the hash of the English that it says. */
export type Translated = Readonly<Record<string, string>>;

const FILE = 'messages/.translated.json';

/** Enough letters of SHA-256 to notice a change. */
export const hashOf = (english: string) =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);

/** What is known of a language; an owner who builds from another file has marks of his own beside it. */
export function readTranslated(language: string): Translated {
  return { ...readMarks(FILE)[language], ...readMarks(ownFile())[language] };
}

/** Remembers that some messages say what English says now; forgets those that English lost. */
export function markTranslated(language: string, keys: readonly string[], english: Messages): void {
  const marks = readMarks(ownFile());
  const entries = Object.entries(english).flatMap(([key, message]) => {
    const hash = keys.includes(key) ? hashOf(message) : marks[language]?.[key];
    return hash === undefined ? [] : [[key, hash] as const];
  });
  const marked = { ...marks, [language]: Object.fromEntries(entries) };
  mkdirSync(dirname(ownFile()), { recursive: true });
  writeFileSync(ownFile(), `${JSON.stringify(marked, null, 2)}\n`);
}

const ownFile = () => join(dirname(process.env['OWNER_CONFIG'] || 'owner.config.ts'), FILE);

function readMarks(file: string): Readonly<Record<string, Translated>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above; a slip in it marks nothing
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Translated>)
    : {};
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Translation } from './notes.ts';

/** The marks of a language's messages, by their keys. */
export type Translated = Readonly<Record<string, string>>;

const FILE = 'messages/.translated.json';

/**
 * The mark of a message: as many letters of the SHA-256 of its English as notice a change, after an equals
 * sign where it is right as in English.
 */
export function markOf(english: string, message: string): string {
  const hash = createHash('sha256').update(english).digest('hex').slice(0, 8);
  return message === english ? `=${hash}` : hash;
}

/** What is known of a language; an owner who builds from another file has marks of his own beside it. */
export function readTranslated(language: string): Translated {
  return { ...readMarks(FILE)[language], ...readMarks(ownFile())[language] };
}

/** Remembers that some messages say what English says now; forgets those that English lost. */
export function markTranslated(
  { language, english, messages }: Pick<Translation, 'language' | 'english' | 'messages'>,
  keys: readonly string[],
): void {
  const marks = readMarks(ownFile());
  const entries = Object.entries(english).flatMap(([key, text]) => {
    const mark = keys.includes(key) ? markOf(text, messages[key] ?? '') : marks[language]?.[key];
    return mark === undefined ? [] : [[key, mark] as const];
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

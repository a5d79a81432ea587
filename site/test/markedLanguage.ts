import { readFileSync } from 'node:fs';
import { ownSentences } from '../src/data/figures.ts';

/** How much longer than English other languages may be. */
const LONGER = 0.4;
/** Only so many letters fit there. */
const SHORT = /^(head\.(title|description)|hero\.heading)$/;
/** Letters that a check of the build looks for. */
const STEM = 'language.simulated';

type Change = (message: string, key: string) => string;

/** A message between brackets, but for its question mark: what stands outside of them is no message. */
export const marked: Change = (message) => message.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');

/** The same, two fifths longer. */
export const padded: Change = (message, key) => {
  if (SHORT.test(key)) return marked(message, key);
  const more = message.replaceAll(/\{\w+, plural,|[{}]/g, '').length * LONGER;
  return marked(message.replace(/(\??)$/, `${' ~~~'.repeat(Math.ceil(more / 4))}$1`), key);
};

/** A file of messages that is English with each changed, and a translation of all that an owner may say. */
export function changedEnglish(change: Change): string {
  const english = JSON.parse(readFileSync('messages/en.json', 'utf8')) as Record<string, string>;
  const own = Object.keys(ownSentences).map(
    (name) => [`owner.${name}`, `What the owner says of ${name}`] as const,
  );
  const messages = [...Object.entries(english), ...own].map(([key, message]) => [
    key,
    key === STEM ? message : change(message, key),
  ]);
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}

import { FIGURES, OWN_KEYS } from '../data/figures.ts';
import { isListed } from './listedMessages.ts';
import type { MessageFile } from './parseMessages.ts';

/** Parts of the keys whose entries have the names that the owner lists: `faq.items.fees.answer`. */
export const LISTED = [
  'academy.courses',
  'community.platforms',
  'compare.questions',
  'faq.items',
  'partners.categories',
  'roadmap.quarters',
  'sections',
  'testimonials.cards',
  'token.entries',
] as const;

const IN_LIST = new RegExp(`^(${LISTED.join('|')})\\.[^.]+(.*?)\\d*$`);

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
const placeInList = (key: string) => key.replace(IN_LIST, '$1.*$2');

/**
 * Whatever in the messages would build the page wrong, each mistake a sentence with its place and its mending.
 * Files are compared once each of their messages can be read.
 * @param files English first, and of each language the repository's before those of the owner.
 */
export function checkMessages(files: readonly MessageFile[]): string[] {
  const broken = files.flatMap(({ problems }) => problems);
  if (broken.length > 0) return broken;
  const languages = [...Map.groupBy(files, ({ language }) => language).values()];
  const [english = []] = languages;
  return [
    ...languages.flatMap((language) => keyProblems(language, english)),
    ...placeholderProblems(files),
  ];
}

/** Keys that a language has besides those of English or, where it has none, lacks. */
function keyProblems(files: readonly MessageFile[], english: readonly MessageFile[]): string[] {
  const [first, ...others] = english.map(({ messages }) => Object.keys(messages));
  const places = new Set(first?.map(placeInList));
  // The owner's English replaces messages, adds entries to lists, and words sections of the owner's own.
  const added = others
    .flat()
    .filter((key) => places.has(placeInList(key)) || key.startsWith('sections.'));
  const shown = [...new Set([...(first ?? []), ...added])];
  const unknown = files.flatMap((file) =>
    Object.keys(file.messages)
      .filter((key) => !shown.includes(key) && !OWN_KEYS.includes(key))
      .map((key) => file.problemAt(key, 'nothing shows it. Mend its spelling, or take it out.')),
  );
  const [file] = files;
  if (unknown.length > 0 || file === undefined) return unknown;
  const isMissing = (key: string) => !files.some(({ messages }) => key in messages);
  const missing = shown.filter((key) => isListed(key) && isMissing(key));
  const text = 'it is missing. Copy it from English to the next line, and translate it.';
  return missing.map((key) => {
    const above = shown.slice(0, shown.indexOf(key)).findLast((other) => other in file.messages);
    return file.problemAt(key, text, above ?? '');
  });
}

/** What messages have to name as English does, and what they may not. Owners may leave names out. */
function placeholderProblems([english, ...others]: readonly MessageFile[]): string[] {
  const wanted = english?.placeholders ?? new Map<string, string[]>();
  const translations = others.filter(({ isOwn }) => !isOwn);
  // What English alone names is one slip in English, and not one in each translation.
  const slips = [...wanted].flatMap(([key, names]) => {
    const alone = names.filter((name) =>
      translations.every(({ placeholders }) => placeholders.get(key)?.includes(name) === false),
    );
    if (english === undefined || translations.length < 2 || alone.length === 0) return [];
    return [english.problemAt(key, `no translation has ${inBraces(alone)}. Mend it, or them.`)];
  });
  if (slips.length > 0) return slips;
  // Of the entries of a list each may name what is filled in another.
  const filled = Map.groupBy(wanted, ([key]) => placeInList(key));
  return others.flatMap((file) =>
    [...file.placeholders].flatMap(([key, names]) => {
      const asked = file.isOwn ? [] : (wanted.get(key) ?? []);
      const missing = asked.filter((name) => !names.includes(name));
      if (missing.length > 0)
        return [file.problemAt(key, `write ${inBraces(missing)} where it goes.`)];
      const known = filled.get(placeInList(key))?.flatMap(([, each]) => each) ?? [];
      const unfilled = names.filter((name) => !FIGURES.includes(name) && !known.includes(name));
      const text = `nothing fills ${inBraces(unfilled)}. Write it as English does.`;
      return unfilled.length > 0 ? [file.problemAt(key, text)] : [];
    }),
  );
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

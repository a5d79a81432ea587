import type { Owner } from '#contract/owner.ts';
import { claimNames } from '../data/claims.ts';
import { neededKeys, placeInList } from './listedMessages.ts';
import type { Language } from './locales.ts';
import {
  experimentFiles,
  locate,
  mergeMessages,
  messageFiles,
  type MessageFile,
  type Messages,
} from './messageFiles.ts';
import { brokenRules } from './messageRules.ts';
import { placeholdersOf } from './messageSyntax.ts';
import { isOwnKey } from './ownSentences.ts';

const loaded = new WeakMap<Owner, ReadonlyMap<Language, Messages>>();

/**
 * The messages of a language that is built.
 * @throws Error with a sentence for each mistake in any of them.
 */
export function messagesOf(owner: Owner, language: Language): Messages {
  const known = loaded.get(owner) ?? loadMessages(owner);
  loaded.set(owner, known);
  return known.get(language) ?? {};
}

function loadMessages(owner: Owner): ReadonlyMap<Language, Messages> {
  const files = messageFiles(owner.languages);
  refuseMistakes(owner, files);
  // What B says replaces those.
  if (owner.experiments.length > 0) refuseMistakes(owner, [...files, ...experimentFiles(owner)]);
  return new Map(owner.languages.map((language) => [language, mergeMessages(files, language)]));
}

/**
 * Refuses whatever in the messages would build the page wrong.
 * @param files English first, and of each language the repository's before those of the owner.
 * @throws Error with a sentence for each mistake: file, line, key, what to do.
 */
export function refuseMistakes(owner: Owner, files: readonly MessageFile[]): void {
  const languages = [...new Set(files.map(({ language }) => language))];
  // What is compared has to be readable, and a key that is misspelt is no other that is missing.
  const checks = [
    () => files.flatMap(({ problems }) => problems),
    () => unknownKeys(files),
    () => [
      ...languages.flatMap((language) => missingMessages(owner, files, language)),
      ...placeholderProblems(owner, files),
      ...languages.flatMap((language) =>
        brokenRules(owner, language, mergeMessages(files, language)).map(({ key, text }) =>
          locate(files, language, key, text),
        ),
      ),
    ],
  ];
  for (const check of checks) {
    const mistakes = check();
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  }
}

/** An owner replaces messages, adds entries to lists, and words sections of their own. */
function unknownKeys(files: readonly MessageFile[]): string[] {
  const known = new Set(Object.keys(files[0]?.messages ?? {}).map(placeInList));
  const isKnown = (key: string) =>
    known.has(placeInList(key)) || isOwnKey(key) || key.startsWith('sections.');
  return files.flatMap(({ messages, problemAt }) =>
    Object.keys(messages)
      .filter((key) => !isKnown(key))
      .map((key) => problemAt(key, 'nothing shows it. Mend its spelling, or take it out.')),
  );
}

/** What English lacks, too, is told once. */
function missingMessages(owner: Owner, files: readonly MessageFile[], language: string): string[] {
  const [english, messages] = [mergeMessages(files, 'en'), mergeMessages(files, language)];
  const text =
    "it is missing. Write it, or take the entry that it belongs to out of the owner's settings.";
  return neededKeys(owner, Object.keys(english))
    .filter((key) => !(key in messages) && (language === 'en' || key in english))
    .map((key) => locate(files, language, key, text));
}

/** What messages have to name as English does, and what they may not. Owners may leave names out. */
function placeholderProblems(owner: Owner, [english, ...others]: readonly MessageFile[]): string[] {
  const ofOwner = ['name', 'fee', 'asOf', 'year', ...claimNames(owner)];
  const wanted = Object.entries(english?.messages ?? {});
  // Of the entries of a list each may name what is filled in another.
  const filled = Map.groupBy(wanted, ([key]) => placeInList(key));
  return others.flatMap(({ messages, isOwn, problemAt }) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const names = placeholdersOf(message);
      const asked = isOwn ? [] : placeholdersOf(english?.messages[key] ?? '');
      const missing = asked.find((name) => !names.includes(name));
      const known = (filled.get(placeInList(key)) ?? []).flatMap(([, one]) => placeholdersOf(one));
      const strange = names.find((name) => !ofOwner.includes(name) && !known.includes(name));
      if (missing)
        return [problemAt(key, `English has {${missing}}. Write it here, or mend it there.`)];
      return strange
        ? [problemAt(key, `nothing fills {${strange}}. Write it as English does.`)]
        : [];
    }),
  );
}

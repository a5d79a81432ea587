import { ownWords } from '#contract/ownWords.ts';
import { SETTINGS, when, type Facts, type Finding } from './finding.ts';

/** Translations that nobody answers for, and sentences of the owner that a language lacks. */
export function translations({ owner, ownSentences }: Facts): Finding[] {
  const own = Object.entries(ownWords(owner)).filter(
    // A speed that is written so is said by each language itself.
    ([name, text]) =>
      text !== '' && !(name === 'speed' && /^under \d+ (second|minute)s?$/.test(text)),
  );
  return owner.languages.slice(1).flatMap((language) => {
    const translated = ownSentences[language] ?? [];
    const missing = own.map(([name]) => name).filter((name) => !translated.includes(name));
    return [
      ...when(!owner.reviewers[language]?.trim(), 'must', {
        says: `Nobody is named who reviewed the claims and the risk lines in "${language}".`,
        where: `reviewers.${language} in ${SETTINGS}`,
      }),
      ...when(missing.length > 0, 'must', {
        says: `The page in "${language}" says your own sentences as in English: ${missing.join(', ')}.`,
        where: `owner.${missing[0]} and so on, in messages/${language}.json`,
      }),
    ];
  });
}

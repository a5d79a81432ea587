import { owner, settingsFile } from '../data/owner.ts';
import { languages } from './locales.ts';
import { fileOf, type MessageFile } from './messageFiles.ts';

/**
 * The messages that are in experiments. `id`: of the experiment; `texts`: what B says, by language; `setting`: where
 * the settings say it, as the sentence for a mistake begins.
 */
export const TESTED = owner.experiments.flatMap(({ id, messages }, experiment) =>
  Object.entries(messages).map(([key, texts]) => {
    const setting = `${settingsFile}, experiments.${experiment}.messages, "${key}"`;
    return { id, key, texts, setting };
  }),
);

/** What B says, as a file of messages for each language, whose mistakes are told by their place in the settings. */
export const variantFiles = (): MessageFile[] =>
  languages.map((language) => {
    const settingOf = (key: string) => TESTED.find((one) => one.key === key)?.setting;
    const problemAt = (key: string, text: string) => `${settingOf(key)}, ${language}: ${text}`;
    const texts = TESTED.flatMap(({ key, texts }) => {
      const text = texts[language];
      return text === undefined ? [] : [[key, text] as const];
    });
    const problems = TESTED.filter((one) => one.texts[language] === undefined).map(({ key }) =>
      problemAt(key, 'B says nothing in this language. Write it.'),
    );
    const place = { language, path: settingsFile, isOwn: true };
    return fileOf(place, Object.fromEntries(texts), problemAt, problems);
  });

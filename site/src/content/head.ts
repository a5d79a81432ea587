import * as z from 'zod';
import { mapTexts, withoutIsolates } from '../lib/fill.ts';
import { readFilled } from './figures.ts';
import { languages, type Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { fileOf } from './readFiles.ts';
import { Sentence } from './text.ts';

// What search engines show whole; longer is cut in mid-sentence.
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const Words = z.strictObject({
  title: Sentence('name', 'fee'),
  description: Sentence('fee'),
  /** `title` and `risk` are drawn into the shared image, too. */
  social: z.strictObject({
    title: Sentence('fee'),
    risk: Sentence(),
    alt: Sentence('name', 'fee'),
  }),
  notFoundTitle: Sentence('name'),
  errorTitle: Sentence('name'),
});

export type HeadWords = z.input<typeof Words>;

const Filled = z.looseObject({
  title: z.string().max(MAX_TITLE, `Keep the title within ${MAX_TITLE} characters.`),
  description: z
    .string()
    .max(MAX_DESCRIPTION, `Keep the description within ${MAX_DESCRIPTION} characters.`),
});

const words = await readFilled('head', Words);

/** What stands in the head of the page, and where its address is shared. */
export function head(language: Language) {
  const filled = mapTexts(words(language), withoutIsolates);
  parseContent('head', Filled, filled, fileOf(language, 'head'));
  return filled;
}

/** The picture that stands for the page in a language where its address is shared. */
export const socialImage = (language: Language) =>
  language === languages[0] ? 'social.png' : `social.${language}.png`;

/** The same in each language that is built. */
export const heads = () =>
  Object.fromEntries(languages.map((language) => [language, head(language)]));

export type Head = ReturnType<typeof head>;

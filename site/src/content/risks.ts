import * as z from 'zod';
import { fillAll } from '../lib/fill.ts';
import { figures } from './figures.ts';
import type { Language } from './language.ts';
import { readWords } from './readWords.ts';
import { Sentence, Text } from './text.ts';

const Risk = z.strictObject({ title: Text, text: Text });
const Words = z.tuple([
  Risk,
  Risk,
  Risk,
  Risk,
  Risk,
  z.strictObject({ title: Text, text: Sentence('name') }),
  Risk,
]);

export type RisksWords = z.input<typeof Words>;

const words = await readWords('risks', Words);

/** The full list that `#risk` leads to; it never leaves the page. */
export const mainRisks = (language: Language) => fillAll(words(language), figures(language));

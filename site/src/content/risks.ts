import * as z from 'zod';
import { readFilled } from './figures.ts';
import { Sentence, Text } from './text.ts';

const Risk = (...places: string[]) => z.strictObject({ title: Text, text: Sentence(...places) });
const Words = z.tuple([Risk(), Risk(), Risk(), Risk(), Risk(), Risk('name'), Risk()]);

export type RisksWords = z.input<typeof Words>;

/** The full list that `#risk` leads to; it never leaves the page. */
export const mainRisks = await readFilled('risks', Words);

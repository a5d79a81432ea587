import * as z from 'zod';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { readWords } from './readWords.ts';
import { Text, Titled, texts } from './text.ts';

const Words = z.strictObject({
  ...texts('heading', 'label', 'lead'),
  // The line has three stations.
  categories: z.tuple([Titled(), Titled(), Titled()]),
  inquiries: z.strictObject({ label: Text, tag: Text, reason: Text }),
});

export type PartnersWords = z.input<typeof Words>;

const words = await readWords('partners', Words);
const { partners: email } = owner.links;

/** What each kind of partner does, in the order in which an order meets them. */
export function partners(language: Language) {
  const { inquiries, ...own } = words(language);
  // Without an address: not open yet.
  return { ...own, inquiries: { ...inquiries, href: email && `mailto:${email}` } };
}

import { languagePath } from '#contract/languages.ts';
import * as z from 'zod';
import type { Language } from './language.ts';
import { navigation } from './navigation.ts';
import { owner } from './owner.ts';
import { readWords } from './readWords.ts';
import { Text } from './text.ts';

const Page = z.strictObject({ heading: Text, text: Text, action: Text });
const Words = z.strictObject({ notFound: Page, serverError: Page });

export type ErrorsWords = z.input<typeof Words>;

const words = await readWords('errors', Words);

/** The two pages that are not the page. */
export function errors(language: Language) {
  const { notFound, serverError } = words(language);
  const path = languagePath(language);
  const brand = { path, name: owner.name, home: navigation(language).header.home };
  return {
    notFound: { ...brand, ...notFound, action: { label: notFound.action, href: path } },
    serverError: {
      ...brand,
      ...serverError,
      // The page's own address: the link loads it again.
      action: { label: serverError.action, href: '' },
    },
    /** What a live spot gives way to after an unexpected error. */
    spot: { title: serverError.heading, reload: serverError.action },
  };
}

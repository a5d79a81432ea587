import * as z from 'zod';
import { fill } from '../lib/fill.ts';
import { builtAt, isCounting, marketOrigin } from './build.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { navigation } from './navigation.ts';
import { owned } from './owned.ts';
import { owner } from './owner.ts';
import { privacy } from './privacy.ts';
import { mainRisks } from './risks.ts';
import { Sentence, Text, texts } from './text.ts';

const Words = z.strictObject({
  explore: Text,
  theme: z.strictObject({ label: Text, system: Text, light: Text, dark: Text }),
  ...texts('legal', 'risks', 'privacy'),
  terms: z.strictObject({ title: Text, text: Sentence('name') }),
  accessibility: z.strictObject({
    title: Text,
    text: Sentence('email'),
    textWithoutAddress: Text,
  }),
  /** `closed`, `ask`, `load`: whether and when the form loads. */
  choices: z.strictObject({ title: Text, cookies: Text, closed: Text, ask: Text, load: Text }),
  nobody: Text,
  credit: Text,
  /** Where the figures of the page come from, and of which day they are. */
  figures: Sentence('name', 'asOf'),
});

export type FooterWords = z.input<typeof Words>;

const words = await readFilled('footer', Words);

const { name, legal, form, formConsent, marketData } = owner;
// An embedded form without an address is not open: the companion alone knows where it serves it.
const formKind = form.provider === 'embedded' && form.origin === '' ? 'none' : form.provider;
const { entity, email, telephone } = legal;
const THEMES = ['system', 'light', 'dark'] as const;

/** Legal truth and a second navigation. */
export function footer(language: Language) {
  const own = words(language);
  const said = owned(language);
  const { theme, choices, accessibility } = own;
  const { header, more, languagesLabel } = navigation(language);
  return {
    path: header.path,
    name,
    home: header.home,
    explore: { label: own.explore, links: [...header.links, ...more] },
    languages: { label: languagesLabel, links: header.languages },
    theme: {
      label: theme.label,
      choices: THEMES.map((value) => ({ value, label: theme[value] })),
    },
    legal: {
      label: own.legal,
      risk: { title: own.risks, items: mainRisks(language) },
      texts: [
        {
          id: 'privacy',
          title: own.privacy,
          paragraphs: privacy(language, {
            prices: marketOrigin === '' ? 'ourselves' : 'outside',
            form: formKind,
            consent: formConsent,
            counting: isCounting,
          }),
        },
        { id: 'terms', title: own.terms.title, paragraphs: [own.terms.text] },
        {
          id: 'accessibility',
          title: accessibility.title,
          paragraphs: [
            email ? fill(accessibility.text, { email }) : accessibility.textWithoutAddress,
          ],
        },
        {
          id: 'choices',
          title: choices.title,
          paragraphs: [choices.cookies, choices[formKind === 'none' ? 'closed' : formConsent]],
        },
      ],
    },
    identity:
      [entity, said.address, said.registration, email, telephone].filter(Boolean).join(', ') ||
      own.nobody,
    /** Word for word what a country's law asks for; empty where none does. */
    statement: said.statement,
    credit: { label: own.credit, text: said.credit, href: marketData.url },
    figures: own.figures,
    copyright: `© ${builtAt.getUTCFullYear()} ${entity || name}`,
  };
}

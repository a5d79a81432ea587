import { languagePath } from '#contract/languages.ts';
import * as z from 'zod';
import { readFilled } from './figures.ts';
import { hero } from './hero.ts';
import { otherLanguages, type Language } from './language.ts';
import { owner } from './owner.ts';
import { Sentence, Text, texts } from './text.ts';

const Words = z.strictObject({
  skip: Text,
  home: Sentence('name'),
  risk: z.strictObject({ label: Text, text: Text, link: Text }),
  label: Text,
  links: z.strictObject({
    why: Sentence('name'),
    ...texts('how', 'prices', 'compare', 'token', 'faq'),
    ...texts('academy', 'community', 'roadmap', 'signUp'),
  }),
  menu: z.strictObject({ open: Text, close: Text }),
  app: Sentence('name'),
  sticky: z.strictObject({ label: Text, fee: Sentence('fee') }),
  /** Above the list of languages, read out. */
  languages: Text,
  /** Said to a visitor of another language's page whose browser prefers this one. */
  offer: z.strictObject({ text: Text, go: Text, dismiss: Text }),
});

export type NavigationWords = z.input<typeof Words>;

const words = await readFilled('navigation', Words);

/** What stands around the sections: the risk line, the header and the phone's bar. */
export function navigation(language: Language) {
  const filled = words(language);
  const { skip, home, risk, label, links, menu, app, sticky } = filled;
  const { start } = hero(language);
  return {
    skip,
    risk: {
      ...risk,
      link: { label: risk.link, href: '#risk' },
      fixed: owner.riskStripFixed,
    },
    header: {
      path: languagePath(language),
      name: owner.name,
      home,
      label,
      // The header has room for six links on one line.
      links: [
        { label: links.why, href: '#why-tmx' },
        { label: links.how, href: '#how-it-works' },
        { label: links.prices, href: '#trading-dashboard' },
        { label: links.compare, href: '#compare' },
        { label: links.token, href: '#token' },
        { label: links.faq, href: '#faq' },
      ],
      languages: otherLanguages(language),
      menu,
      /** The owner's running application; no link without an address. */
      app: { label: app, href: owner.links.app },
      start,
    },
    sticky: { ...sticky, start },
    languagesLabel: filled.languages,
    /** Shown on the pages of other languages. */
    offer: filled.offer,
    /** The footer leads further. */
    more: [
      { label: links.academy, href: '#academy' },
      { label: links.community, href: '#community' },
      { label: links.roadmap, href: '#roadmap' },
      { label: links.signUp, href: '#tmx-form-section' },
    ],
  };
}

import * as z from 'zod';
import { printDay } from '../lib/day.ts';
import { builtAt, marketOrigin } from './build.ts';
import { navigation } from './navigation.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';
import { privacy } from './privacy.ts';
import { mainRisks } from './risks.ts';

const Link = z.object({ label: Text, href: Text });

const FooterSchema = z.object({
  name: Text,
  home: Text,
  explore: z.object({ label: Text, links: z.array(Link).min(1) }),
  theme: z.object({
    label: Text,
    choices: z
      .array(z.object({ value: z.enum(['system', 'light', 'dark']), label: Text }))
      .length(3, 'The theme has three choices.'),
  }),
  legal: z.object({
    label: Text,
    risk: z.object({
      title: Text,
      items: z
        .array(z.object({ title: Text, text: Text }))
        .length(7, 'There are seven main risks.'),
    }),
    texts: z.array(
      z.object({
        id: z.enum(['privacy', 'terms', 'accessibility', 'choices']),
        title: Text,
        paragraphs: z.array(Text).min(1),
      }),
    ),
  }),
  identity: Text,
  /** Word for word what a country's law asks for; empty where none does. */
  statement: z.string(),
  credit: z.object({ label: Text, text: Text, href: z.url() }),
  /** Where the figures of the page come from, and of which day they are. */
  figures: Text,
  copyright: Text,
});

export type Footer = z.output<typeof FooterSchema>;

const { name, claims, legal, form, formConsent, marketData } = owner;
// An embedded form without an address is not open: the companion alone knows where it serves it.
const formKind = form.provider === 'embedded' && form.origin === '' ? 'none' : form.provider;
const { entity, address, registration, email, telephone } = legal;

/** Legal truth and a second navigation. */
export const footer = parseContent('footer', FooterSchema, {
  name,
  home: navigation.header.home,
  explore: {
    label: 'Explore',
    links: [
      ...navigation.header.links,
      { label: 'Academy', href: '#academy' },
      { label: 'Community', href: '#community' },
      { label: 'Roadmap', href: '#roadmap' },
      { label: 'Sign up', href: '#tmx-form-section' },
    ],
  },
  theme: {
    label: 'Theme',
    choices: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  legal: {
    label: 'Legal',
    risk: { title: 'Risks', items: mainRisks },
    texts: [
      {
        id: 'privacy',
        title: 'Privacy',
        paragraphs: privacy({
          prices: marketOrigin === '' ? 'ourselves' : 'outside',
          form: formKind,
          consent: formConsent,
        }),
      },
      {
        id: 'terms',
        title: 'Terms',
        paragraphs: [
          `The terms of the ${name} service are not published on this page yet. Until they are, nothing here is an offer or a contract.`,
        ],
      },
      {
        id: 'accessibility',
        title: 'Accessibility',
        paragraphs: [
          email
            ? `We aim to meet WCAG 2.2 level AA. If something does not work for you, write to ${email}.`
            : 'We aim to meet WCAG 2.2 level AA. An address to write to if something does not work for you is not published yet.',
        ],
      },
      {
        id: 'choices',
        title: 'Form and cookie choice',
        paragraphs: ['This page sets no cookies, so there is nothing to refuse.', formChoice()],
      },
    ],
  },
  identity:
    [entity, address, registration, email, telephone].filter(Boolean).join(', ') ||
    'The company behind this page, its address and its contact are not published yet.',
  statement: legal.statement,
  credit: { label: 'Price data', text: marketData.credit, href: marketData.url },
  figures: `Figures stated by ${name}, ${printDay(claims.asOf)}.`,
  copyright: `© ${builtAt.getUTCFullYear()} ${entity || name}`,
});

function formChoice(): string {
  if (formKind === 'none') return 'The sign-up form is not open yet, so nothing of it loads.';
  return formConsent === 'ask'
    ? 'The sign-up form loads only after you press its button. The button beside the open form hides it again and forgets your choice.'
    : 'The sign-up form loads before you reach it: with the page, or as you come near.';
}

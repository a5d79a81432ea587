import type { FooterWords } from '../footer.ts';

export const footer = {
  explore: 'Explore',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  legal: 'Legal',
  risks: 'Risks',
  privacy: 'Privacy',
  terms: {
    title: 'Terms',
    text: 'The terms of the {name} service are not published on this page yet. Until they are, nothing here is an offer or a contract.',
  },
  accessibility: {
    title: 'Accessibility',
    text: 'We aim to meet WCAG 2.2 level AA. If something does not work for you, write to {email}.',
    textWithoutAddress:
      'We aim to meet WCAG 2.2 level AA. An address to write to if something does not work for you is not published yet.',
  },
  choices: {
    title: 'Form and cookie choice',
    cookies: 'This page sets no cookies, so there is nothing to refuse.',
    closed: 'The sign-up form is not open yet, so nothing of it loads.',
    ask: 'The sign-up form loads only after you press its button. The button beside the open form hides it again and forgets your choice.',
    load: 'The sign-up form loads before you reach it: with the page, or as you come near.',
  },
  nobody: 'Company, address and contact are not published yet.',
  credit: 'Price data',
  figures: 'Figures stated by {name}, {asOf}.',
} satisfies FooterWords;

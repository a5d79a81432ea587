import type { NavigationWords } from '../navigation.ts';

export const navigation = {
  skip: 'Skip to main content',
  home: '{name}, home',
  risk: {
    label: 'Risk warning',
    text: 'Crypto is high risk. You could lose all the money you put in and should not expect compensation.',
    link: 'Read the risks',
  },
  label: 'Main',
  links: {
    why: 'Why {name}',
    how: 'How it works',
    prices: 'Prices',
    compare: 'Compare fees',
    token: 'Token',
    faq: 'FAQ',
    academy: 'Academy',
    community: 'Community',
    roadmap: 'Roadmap',
    signUp: 'Sign up',
  },
  menu: { open: 'Menu', close: 'Close menu' },
  app: 'Open {name}',
  sticky: { label: 'Sign up', fee: '{fee} a trade, plus network fees' },
  languages: 'Language',
  offer: { text: 'This page is also in English.', go: 'Read it in English', dismiss: 'Not now' },
} satisfies NavigationWords;

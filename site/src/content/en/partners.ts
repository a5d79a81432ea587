import type { PartnersWords } from '../partners.ts';

export const partners = {
  heading: 'Who else is on the floor',
  label: 'Partners',
  lead: 'Named with their written approval; until then, by kind.',
  categories: [
    {
      title: 'Network and wallet partners',
      body: 'The layer-\u20602\u00a0network and the wallets you connect.',
    },
    {
      title: 'Market data partners',
      body: 'The reference prices on this page.',
    },
    {
      title: 'Settlement partners',
      body: 'Crypto to cash, under their own terms.',
    },
  ],
  inquiries: {
    label: 'Partnership Inquiries',
    tag: 'Coming soon',
    reason: 'Coming soon. The partner contact is not published yet.',
  },
} satisfies PartnersWords;

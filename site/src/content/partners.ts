import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const PartnersSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  categories: z
    .array(z.object({ title: Text, body: Text }))
    .length(3, 'The line has three stations: write three categories.'),
  inquiries: z.object({
    label: Text,
    /** Empty: not open yet. */
    href: z.string(),
    tag: Text,
    reason: Text,
  }),
});

export type Partners = z.output<typeof PartnersSchema>;

const { partners: email } = owner.links;

/** What each kind of partner does, in the order in which an order meets them. */
export const partners = parseContent('partners', PartnersSchema, {
  heading: 'Who else is on the floor',
  label: 'Partners',
  lead: 'Named with their written approval; until then, by kind.',
  categories: [
    {
      title: 'Network and wallet partners',
      body: 'The layer-2\u00a0network and the wallets you connect.',
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
    href: email && `mailto:${email}`,
    tag: 'Coming soon',
    reason: 'Coming soon. The partner contact is not published yet.',
  },
});

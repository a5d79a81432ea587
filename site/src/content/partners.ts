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
  lead: 'We name a partner only with its written approval. Until then, this is what each kind does.',
  categories: [
    {
      title: 'Network and wallet partners',
      body: 'Run the layer-2 network and the wallets you connect with.',
    },
    {
      title: 'Market data partners',
      body: 'Supply the reference prices shown on this page.',
    },
    {
      title: 'Settlement partners',
      body: 'Convert crypto to cash and pay it out under their own terms.',
    },
  ],
  inquiries: {
    label: 'Partnership Inquiries',
    href: email && `mailto:${email}`,
    tag: 'Coming soon',
    reason: 'Coming soon. The partner contact is not published yet.',
  },
});

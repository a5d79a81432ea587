import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Place = z.string().regex(/^#[a-z][\w-]*$/, 'Write "#" and the id of a section.');
const Link = z.object({ label: Text, href: Place });

const NavigationSchema = z.object({
  skip: Text,
  risk: z.object({ label: Text, text: Text, link: Link, fixed: z.boolean() }),
  header: z.object({
    name: Text,
    home: Text,
    label: Text,
    links: z.array(Link).length(6, 'The header has room for six links on one line.'),
    menu: z.object({ open: Text, close: Text }),
    /** The owner's running application; no link without an address. */
    app: z.object({ label: Text, href: z.string() }),
    start: Text,
  }),
  sticky: z.object({ label: Text, fee: Text, start: Text }),
});

export type Navigation = z.output<typeof NavigationSchema>;

const start = 'Start Trading Now';

/** What stands around the sections: the risk line, the header and the phone's bar. */
export const navigation = parseContent('navigation', NavigationSchema, {
  skip: 'Skip to main content',
  risk: {
    label: 'Risk warning',
    text: 'Crypto is high risk. You could lose all the money you put in and should not expect compensation.',
    link: { label: 'Read the risks', href: '#risk' },
    fixed: owner.riskStripFixed,
  },
  header: {
    name: owner.name,
    home: `${owner.name}, home`,
    label: 'Main',
    links: [
      { label: `Why ${owner.name}`, href: '#why-tmx' },
      { label: 'How it works', href: '#how-it-works' },
      { label: 'Prices', href: '#trading-dashboard' },
      { label: 'Compare fees', href: '#compare' },
      { label: 'Token', href: '#token' },
      { label: 'FAQ', href: '#faq' },
    ],
    menu: { open: 'Menu', close: 'Close menu' },
    app: { label: `Open ${owner.name}`, href: owner.links.app },
    start,
  },
  sticky: {
    label: 'Sign up',
    fee: `${printPercent(owner.claims.feePercent)} a trade, plus network fees`,
    start,
  },
});

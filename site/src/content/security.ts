import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const SecuritySchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  cards: z
    .array(
      z.object({
        title: Text,
        body: Text,
        stat: z.object({ figure: Text, caption: Text }),
      }),
    )
    .length(4, 'The section is drawn for four columns, each a card and its figure.'),
  /** What can be checked: what the page itself proves, then what the owner has filled in. */
  proof: z.array(
    z.object({
      label: Text,
      value: Text,
      detail: z.string(),
      link: z.object({ label: Text, href: z.url() }).optional(),
    }),
  ),
});

export type Security = z.output<typeof SecuritySchema>;

const { contract, audit, company, team } = owner.proof;
const registered = { value: owner.legal.entity, detail: owner.legal.registration, link: '' };
const formIsOutside = owner.form.provider === 'leadconnector' || owner.form.provider === 'url';

/** One column, or none while the owner has nothing to show. */
function proved(label: string, linkLabel: string, { value, detail, link }: typeof audit) {
  if (value === '') return [];
  return [{ label, value, detail, ...(link && { link: { label: linkLabel, href: link } }) }];
}

/** The first six and the last four characters of an address. */
function shortened(address: string): string {
  return address && `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** Who holds the keys, and what stays the visitor's own job. */
export const security = parseContent('security', SecuritySchema, {
  heading: 'We cannot touch your money',
  label: 'Security',
  lead: 'Non-custodial trading removes one risk and leaves others.',
  cards: [
    {
      title: 'No custody',
      body: 'Your coins stay in your wallet until you approve a trade.',
      stat: { figure: '0', caption: `private keys held by ${owner.name}` },
    },
    {
      title: 'Your approval first',
      body: 'That includes limits you approve for bots and copy trading: keep them small.',
      stat: { figure: '100%', caption: 'of trades approved in your wallet' },
    },
    {
      title: 'No login to steal',
      body: `Whoever asks for a ${owner.name} password, or for your recovery phrase, is a scammer.`,
      stat: { figure: '0', caption: 'passwords on this site' },
    },
    {
      title: 'What stays your job',
      body: 'Nobody can restore it. Contracts can contain bugs, and a trade cannot be undone.',
      stat: { figure: '1', caption: 'recovery phrase, kept by you alone' },
    },
  ],
  proof: [
    {
      label: 'This page',
      value: 'No trackers',
      detail: `No cookies, no third-party script. Your browser can confirm it.${formIsOutside ? ' The form is another service’s.' : ''}`,
    },
    ...proved('Contract', 'Open in the explorer', {
      ...contract,
      value: shortened(contract.value),
    }),
    ...proved('Audit', 'Read the report', audit),
    ...proved('Company', 'Open the register', company.value ? company : registered),
    ...proved('Team', 'Meet the team', team),
  ],
});

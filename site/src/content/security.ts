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
  closing: Text,
});

export type Security = z.output<typeof SecuritySchema>;

/** Who holds the keys, and what stays the visitor's own job. */
export const security = parseContent('security', SecuritySchema, {
  heading: 'We cannot touch your money',
  label: 'Security',
  lead: 'Non-custodial trading removes one risk and leaves others. Here are both.',
  cards: [
    {
      title: 'No custody',
      body: `${owner.name} holds no customer balances. Your coins stay in your wallet until you approve a trade.`,
      stat: { figure: '0', caption: `private keys held by ${owner.name}` },
    },
    {
      title: 'Your approval first',
      body: 'Nothing moves without an approval from your wallet. That includes limits you approve for a bot or for copy trading, so keep them small and remove them when you stop.',
      stat: { figure: '100%', caption: 'of trades approved in your wallet' },
    },
    {
      title: 'No login to steal',
      body: `There is no ${owner.name} password to leak or reuse. Anyone who asks for one, or for your recovery phrase, is a scammer.`,
      stat: { figure: '0', caption: 'passwords on this site' },
    },
    {
      title: 'What stays your job',
      body: 'If you lose your recovery phrase, nobody can restore it. Smart contracts can contain bugs, and a completed trade cannot be undone.',
      stat: { figure: '1', caption: 'recovery phrase, kept by you alone' },
    },
  ],
  closing:
    'No audit report is published on this page. When there is one, the auditor, the date and the full text will be linked here.',
});

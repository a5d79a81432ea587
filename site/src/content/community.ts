import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Platform = z.object({
  id: z.string().regex(/^[a-z]+$/, 'Write the id in small letters.'),
  name: Text,
  body: Text,
  button: z.object({
    label: Text,
    /** Read after a label that does not name the platform. */
    context: Text.optional(),
    /** Empty: not open yet. */
    href: z.string(),
    reason: Text,
  }),
});

const CommunitySchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  platforms: z.array(Platform).length(4, 'The crowd holds up four placards: write four platforms.'),
  /** Stands below each button that is not open. */
  tag: Text,
  warning: Text,
});

export type Community = z.output<typeof CommunitySchema>;

const { discord, twitter, telegram, reddit } = owner.links;
const allOpen = [discord, twitter, telegram, reddit].every((link) => link !== '');

const notYet = (address: string) => `Coming soon. The ${address} is not published yet.`;

/** Where people will meet. Nothing is linked before the owner writes its address. */
export const community = parseContent('community', CommunitySchema, {
  heading: 'The rest of the crowd',
  label: 'Community',
  lead: allOpen
    ? `Four channels, all linked here. Treat any other account that uses the ${owner.name} name as unverified.`
    : `Four channels are planned. Each opens here once its address is published. Until then, treat any account that uses the ${owner.name} name as unverified.`,
  platforms: [
    {
      id: 'discord',
      name: 'Discord',
      body: 'Ask questions and talk through trades with other people.',
      button: { label: 'Join Discord', href: discord, reason: notYet('Discord address') },
    },
    {
      id: 'twitter',
      name: 'Twitter (X)',
      body: 'Short updates: releases, outages and roadmap changes.',
      button: { label: 'Follow on Twitter', href: twitter, reason: notYet('Twitter (X) account') },
    },
    {
      id: 'telegram',
      name: 'Telegram',
      body: 'Announcements and quick questions.',
      button: {
        label: 'Join Now',
        context: 'Telegram',
        href: telegram,
        reason: notYet('Telegram address'),
      },
    },
    {
      id: 'reddit',
      name: 'Reddit',
      body: 'Longer discussions you can search later.',
      button: {
        label: 'Join Now',
        context: 'Reddit',
        href: reddit,
        reason: notYet('Reddit address'),
      },
    },
  ],
  tag: 'Coming soon',
  warning: `${owner.name} will never message you first or ask for your recovery phrase.`,
});

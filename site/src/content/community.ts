import * as z from 'zod';
import { owner } from './owner.ts';
import { printWhole } from '../lib/tokenSupply.ts';
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
  /** The crowd is the count: so many figures, and what one of them stands for. */
  crowd: z.object({ figures: z.int().min(0).max(60), caption: Text }),
});

export type Community = z.output<typeof CommunitySchema>;

const { name, claims } = owner;
const { discord, twitter, telegram, reddit } = owner.links;
const allOpen = [discord, twitter, telegram, reddit].every((link) => link !== '');

const MOST_FIGURES = 60;
const traders = Number(claims.traders.replaceAll(/\D/g, ''));
/** 1, 2 or 5 times a power of ten: the smallest of which the count holds at most sixty. */
const unit =
  [...Array(9).keys()]
    .flatMap((power) => [1, 2, 5].map((factor) => factor * 10 ** power))
    .find((size) => traders / size <= MOST_FIGURES) ?? traders;

const notYet = (address: string) => `Coming soon. The ${address} is not published yet.`;

/** Where people will meet. Nothing is linked before the owner writes its address. */
export const community = parseContent('community', CommunitySchema, {
  heading: 'The rest of the crowd',
  label: 'Community',
  lead: allOpen
    ? `All linked here. Any other account named ${name} is unverified.`
    : `Each opens once published here. Until then, any account named ${name} is unverified.`,
  platforms: [
    {
      id: 'discord',
      name: 'Discord',
      body: 'Questions, and trades talked through.',
      button: { label: 'Join Discord', href: discord, reason: notYet('Discord address') },
    },
    {
      id: 'twitter',
      name: 'Twitter (X)',
      body: 'Releases, outages, roadmap changes.',
      button: { label: 'Follow on Twitter', href: twitter, reason: notYet('Twitter (X) account') },
    },
    {
      id: 'telegram',
      name: 'Telegram',
      body: 'Announcements, quick questions.',
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
      body: 'Longer talks you can search.',
      button: {
        label: 'Join Now',
        context: 'Reddit',
        href: reddit,
        reason: notYet('Reddit address'),
      },
    },
  ],
  tag: 'Coming soon',
  warning: `${name} will never message you first.`,
  crowd: {
    figures: Math.floor(traders / unit),
    caption: `One figure: ${printWhole(unit)} of ${claims.traders} traders, ${name}’s own count. Yellow: you.`,
  },
});

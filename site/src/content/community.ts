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
  crowd: z.object({
    figures: z.int().min(1, 'Write `traders` in owner.config.ts with a figure.'),
    caption: Text,
  }),
});

export type Community = z.output<typeof CommunitySchema>;

const { name, claims } = owner;
const { discord, twitter, telegram, reddit } = owner.links;
const allOpen = [discord, twitter, telegram, reddit].every((link) => link !== '');

const MOST_FIGURES = 60;
const UNITS = [...Array(9).keys()].flatMap((power) => [1, 2, 5].map((n) => n * 10 ** power));
const SCALES: Record<string, number> = { K: 1_000, M: 1_000_000 };

/**
 * How many figures a claimed count of people is drawn with (`50,000+`, `150K+`, `1.5M+`), and for how
 * many people one stands: 1, 2 or 5 times a power of ten, so that from 24 to 60 stand for more than sixty.
 */
export function crowdOf(claim: string): { figures: number; unit: number } {
  const [, digits = '', scale = ''] = /(\d[\d,.]*)\s*([km]\b)?/i.exec(claim) ?? [];
  const people = Number(digits.replaceAll(',', '')) * (SCALES[scale.toUpperCase()] ?? 1);
  const unit = UNITS.find((size) => people / size <= MOST_FIGURES) ?? people;
  return { unit, figures: Math.floor(people / unit) };
}

const { figures, unit } = crowdOf(claims.traders);

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
    figures,
    caption: `One figure: ${printWhole(unit)} of ${claims.traders} traders, ${name}’s own count. Yellow: you.`,
  },
});

import * as z from 'zod';
import { fill } from '../lib/fill.ts';
import { printWhole } from '../lib/tokenSupply.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Sentence, Text, texts } from './text.ts';

/** `reason`: why its button leads nowhere yet. */
const Platform = z.strictObject(texts('body', 'button', 'reason'));

const Words = z.strictObject({
  ...texts('heading', 'label'),
  lead: Sentence('name'),
  leadAllOpen: Sentence('name'),
  platforms: z.strictObject({
    discord: Platform,
    twitter: Platform,
    telegram: Platform,
    reddit: Platform,
  }),
  /** Stands below each button that is not open. */
  tag: Text,
  warning: Sentence('name'),
  crowd: Sentence('unit', 'traders', 'name'),
});

export type CommunityWords = z.input<typeof Words>;

const words = await readFilled('community', Words);

/** The crowd holds up four placards. `context` is read after a label that does not name the platform. */
const PLATFORMS = [
  { id: 'discord', name: 'Discord' },
  { id: 'twitter', name: 'Twitter (X)' },
  { id: 'telegram', name: 'Telegram', context: 'Telegram' },
  { id: 'reddit', name: 'Reddit', context: 'Reddit' },
] as const;
const linkOf = (platform: string) => owner.platforms.find(({ id }) => id === platform)?.link ?? '';
const allOpen = PLATFORMS.every(({ id }) => linkOf(id) !== '');

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

const crowd = crowdOf(owner.claims.traders);
const Crowd = z.object({
  figures: z.int().min(1, 'Write `traders` in owner.config.ts with a figure.'),
});
parseContent('community', z.object({ crowd: Crowd }), { crowd });

/** Where people will meet. Nothing is linked before the owner writes its address. */
export function community(language: Language) {
  const { leadAllOpen, platforms, ...filled } = words(language);
  return {
    ...filled,
    lead: allOpen ? leadAllOpen : filled.lead,
    platforms: PLATFORMS.map(({ id, name, ...context }) => {
      const { body, button, reason } = platforms[id];
      return {
        id,
        name,
        body,
        button: { label: button, ...context, href: linkOf(id), reason },
      };
    }),
    /** The crowd is the count: so many figures, and what one of them stands for. */
    crowd: {
      figures: crowd.figures,
      caption: fill(filled.crowd, { unit: printWhole(crowd.unit) }),
    },
  };
}

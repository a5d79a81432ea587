import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { brand } from '../src/data/brand.ts';
import { owner } from '../src/data/owner.ts';
import { languages } from '../src/i18n/locales.ts';
import { outsideTranslator } from '../src/i18n/translate.ts';
import committed from './drawnWith.json' with { type: 'json' };

const FILE = new URL('drawnWith.json', import.meta.url);

/** Part of the pictures to the settings that are painted into its committed files. */
export type Drawn = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the committed pictures were drawn with. */
export const drawnWith: Drawn = committed;

/** What the pictures that carry the brand would be drawn with now. */
export function drawnWithNow(): Drawn {
  const { floor, floorShade } = owner.colors;
  const logo = createHash('sha256')
    .update(brand.viewBox + brand.shapes)
    .digest('hex')
    .slice(0, 8);
  const words = languages.flatMap((language) => {
    const t = outsideTranslator(language);
    const of = language === 'en' ? '' : `${language} `;
    return (['title', 'risk'] as const).map((part) => [of + part, t(`head.social.${part}`)]);
  });
  return {
    hero: { floor, floorShade },
    icons: { floor, logo },
    social: {
      brand: owner.name,
      logo,
      picture: owner.hero?.picture ?? '',
      ...Object.fromEntries(words),
      floor,
      floorShade,
    },
  };
}

/** Remembers, beside the pictures, what these parts have just been drawn with. */
export async function noteDrawn(parts: readonly string[]): Promise<void> {
  const now = Object.entries(drawnWithNow()).filter(([part]) => parts.includes(part));
  const drawn = { ...committed, ...Object.fromEntries(now) };
  await writeFile(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
}

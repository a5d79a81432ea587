import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { brand } from '../src/data/brand.ts';
import { owner } from '../src/data/owner.ts';
import { languages } from '../src/i18n/locales.ts';
import { outsideTranslator } from '../src/i18n/translate.ts';

const FILE = new URL('drawnWith.json', import.meta.url);

/** Part of the pictures to the settings that are painted into its committed files. */
const Drawn = z.record(z.string(), z.record(z.string(), z.string()));
export type Drawn = z.output<typeof Drawn>;

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

/** What the committed pictures were drawn with. */
export async function readDrawn(): Promise<Drawn> {
  return Drawn.parse(JSON.parse(await readFile(FILE, 'utf8')));
}

/** Remembers, beside the pictures, what a part has just been drawn with. */
export async function noteDrawn(part: string, now: Drawn): Promise<void> {
  const wanted = now[part];
  if (wanted === undefined) return;
  const drawn = { ...(await readDrawn()), [part]: wanted };
  await writeFile(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
}

import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { brand } from '../src/data/brand.ts';
import { owner } from '../src/data/owner.ts';
import { outsideTranslator } from '../src/i18n/translate.ts';
import committed from './drawnWith.json' with { type: 'json' };

const FILE = new URL('drawnWith.json', import.meta.url);

/** The parts whose committed pictures show another name, logo, split, text or colour than they would if drawn now. */
export function stalePictures(): string[] {
  const drawn: Readonly<Record<string, unknown>> = committed;
  // A colour may be written in capitals.
  const spelled = (of: unknown) => JSON.stringify(of)?.toLowerCase();
  const now = Object.entries(paintedNow());
  return now.flatMap(([part, of]) => (spelled(of) === spelled(drawn[part]) ? [] : part));
}

/** Remembers, beside the pictures, what these parts have just been drawn with. */
export async function noteDrawn(parts: readonly string[]): Promise<void> {
  const now = Object.entries(paintedNow()).filter(([part]) => parts.includes(part));
  const drawn = { ...committed, ...Object.fromEntries(now) };
  await writeFile(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
}

/** What is painted into the files of those parts that carry the brand. */
function paintedNow() {
  const { name, colors, hero, token } = owner;
  const split = token?.supply?.split;
  const logo = hash('sha256', brand.viewBox + brand.shapes).slice(0, 8);
  const words = owner.languages.map((language) => {
    const t = outsideTranslator(owner, language);
    return { language, title: t('head.social.title'), risk: t('head.social.risk') };
  });
  return {
    hero: colors,
    icons: { floor: colors.floor, logo },
    ...(split && { drawings: split.map(({ seat, percent }) => `${percent}% ${seat}`).join(', ') }),
    social: { name, logo, picture: hero?.picture, words, ...colors },
  };
}

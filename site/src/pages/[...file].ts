import { getMimeType } from 'hono/utils/mime';
import { coinMarks } from '../drawings/coins.ts';
import { pits } from '../drawings/hero.ts';
import { icons } from '../drawings/icons.ts';
import { planFile } from '../drawings/plan.ts';
import { socialCards } from '../drawings/socialCard.ts';
import { pageFonts } from '../fonts/cutFonts.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';

/** Pictures and fonts, made from the owner's settings and words. */
export const getStaticPaths = async () => {
  const files = [
    ...Object.values(pits).flatMap((pit) => Object.values(pit)),
    planFile,
    ...coinMarks(),
    ...icons,
    ...socialCards,
    ...(await pageFonts()),
  ];
  return files.map((file) => ({ params: { file: file.url.slice(1) }, props: file }));
};

export const GET = async ({ props: { url, make } }: { props: GeneratedFile }) =>
  new Response(await make(), { headers: { 'Content-Type': getMimeType(url) ?? '' } });

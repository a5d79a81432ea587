import { getMimeType } from 'hono/utils/mime';
import { createCoinBadges } from '../drawings/coinBadges.ts';
import { pitImages } from '../drawings/pitImages.ts';
import { icons } from '../drawings/icons.ts';
import { pitPlanFile } from '../drawings/pitPlan.ts';
import { socialCards } from '../drawings/socialCard.ts';
import { buildPageFonts } from '../fonts/subsetFonts.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';

/** Serves pictures and fonts that are generated from the owner's settings and messages. */
export const getStaticPaths = async () => {
  const files = [
    ...Object.values(pitImages).flatMap((pit) => Object.values(pit)),
    pitPlanFile,
    ...createCoinBadges(),
    ...icons,
    ...socialCards,
    ...(await buildPageFonts()),
  ];
  return files.map((file) => ({ params: { file: file.url.slice(1) }, props: file }));
};

export const GET = async ({ props: { url, make } }: { props: GeneratedFile }) =>
  new Response(await make(), { headers: { 'Content-Type': getMimeType(url) ?? '' } });

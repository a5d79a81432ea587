import { getMimeType } from 'hono/utils/mime';
import { drawCoins } from '../drawings/coins.ts';
import { pits } from '../drawings/hero.ts';
import { drawIcons } from '../drawings/icons.ts';
import { drawSocialCards } from '../drawings/socialCard.ts';
import { pageFonts } from '../fonts/cutFonts.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';

/** Pictures and fonts, made from the owner's settings and words. */
export const getStaticPaths = async () => {
  const files = [
    ...Object.values(pits).flatMap((pit) => Object.values(pit)),
    ...drawCoins(),
    ...(await drawIcons()),
    ...(await drawSocialCards()),
    ...(await pageFonts()),
  ];
  return files.map((file) => ({ params: { file: file.path }, props: file }));
};

export const GET = ({ props: { path, content } }: { props: GeneratedFile }) =>
  new Response(content, { headers: { 'Content-Type': getMimeType(path) ?? '' } });

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getFontFile } from '../../fonts/families.ts';

/** Serves the license of each font package. The owner's font files don't have one. */
export async function getStaticPaths() {
  const fonts = await Promise.all(
    (['display', 'text'] as const).flatMap((role) =>
      (['latin', 'latin-ext', 'arabic'] as const).map((subset) => getFontFile(role, subset)),
    ),
  );
  const packages = new Map(
    fonts.flatMap((font) => {
      const [folder, id] = /^.*@fontsource(?:-variable)?\/([^/]+)/.exec(font?.file ?? '') ?? [];
      return folder && id ? [[id, `${folder}/LICENSE`]] : [];
    }),
  );
  return [...packages]
    .filter(([, file]) => existsSync(file))
    .map(([font, file]) => ({ params: { font }, props: { file } }));
}

export const GET = async ({ props: { file } }: { props: { file: string } }) =>
  new Response(await readFile(file, 'utf8'));

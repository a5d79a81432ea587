import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TESTED } from '../src/i18n/experiments.ts';
import { placesIn } from '../src/lib/variants.ts';

/** What holds words: pages, data for islands and programs. */
const WORDED = '**/*.{html,json,txt,webmanifest,xml}';
type Tested = Pick<(typeof TESTED)[number], 'id' | 'setting'>;

/**
 * Refuses a built site in which a message that is in an experiment stands where only one text can, such as in a
 * title, an attribute or a page without a draw, or whose experiment changes nothing on a page.
 * @param pages the HTML files of the page in its languages.
 * @param tested all such messages, in the order of their places.
 * @throws Error with a sentence for each mistake.
 */
export async function refuseVariantMistakes(
  folder: string,
  pages: readonly string[],
  tested: readonly Tested[],
): Promise<void> {
  const files = await Promise.all(
    globSync(WORDED, { cwd: folder }).map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return { path, text, left: placesIn(text) };
    }),
  );
  const mistakes = tested.flatMap(({ id, setting }, place) => {
    const naming = (some: typeof files) => some.map(({ path }) => path).join(', ');
    const alone = naming(files.filter(({ left }) => left.includes(place)));
    const blank = naming(
      files.filter(({ path, text }) => pages.includes(path) && !text.includes(`="${id}:b"`)),
    );
    if (alone !== '')
      return `${setting}: it stands where only one text can, such as in a title, an attribute, data or another text: ${alone}. Take it out of the experiment.`;
    return blank === ''
      ? []
      : `${setting}: nothing shows it in ${blank}. Take it out of the experiment.`;
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

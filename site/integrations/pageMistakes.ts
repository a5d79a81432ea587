import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TESTED } from '../src/i18n/experiments.ts';
import { placesIn } from '../src/lib/variants.ts';
import { programsIn } from './inlineHashes.ts';

/** What holds words: pages, data for islands and programs. */
const WORDED = '**/*.{html,json,txt,webmanifest,xml}';
type File = { path: string; text: string };

/** What a build has to hold. */
type Expected = {
  /** The address of the script of another service that the owner has declared. */
  declared?: string | undefined;
  /** The HTML files of the page in its languages. */
  pages: readonly string[];
  /** All messages that are in experiments, in the order of their places. */
  tested: readonly Pick<(typeof TESTED)[number], 'id' | 'setting'>[];
};

/**
 * Refuses a built site in which a link leads nowhere, such as to a section that was left out, which has a script of
 * another service that the owner has not declared, or in which an experiment is not shown as it has to be.
 * @throws Error with a sentence for each mistake.
 */
export async function refusePageMistakes(folder: string, expected: Expected): Promise<void> {
  const files = await Promise.all(
    globSync(WORDED, { cwd: folder }).map(async (path) => {
      return { path, text: await readFile(join(folder, path), 'utf8') };
    }),
  );
  const html = files.filter(({ path }) => path.endsWith('.html'));
  const mistakes = [
    ...html.flatMap((page) => [...deadLinks(page), ...foreignScripts(page, expected.declared)]),
    ...variantMistakes(files, expected),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A sentence for each link of a page's HTML to an id that no element of it has. */
function deadLinks({ path, text }: File): string[] {
  const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(text.matchAll(/<a\s[^>]*\bhref="#([^"]+)"/g), ([, id]) => id));
  return [...links]
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `${path} has a link to #${id}, and nothing on that page has this id. Take the link out, or write its section into "sections" of the owner's settings.`,
    );
}

/** On another host; within a script's text any that it names. */
const ADDRESS = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`)<>\\]*/i;

/** A sentence for each script of a page's HTML that comes from another host, or names one to load from. */
function foreignScripts(page: File, declared?: string): string[] {
  return programsIn(page.text).flatMap(({ isStyle, source, text }) => {
    const address = ADDRESS.exec(source ?? text)?.[0];
    // Our own script beside a declared one names its origin.
    if (isStyle || address === undefined || declared?.startsWith(address)) return [];
    return `${page.path} has a script of ${address}, which the security policy of the page would block. Declare it under "analytics" in the owner's settings, or take it out of site/src.`;
  });
}

/**
 * A sentence for each message in an experiment that stands where only one text can, such as in a title, an attribute
 * or a page without a draw, or whose experiment changes nothing on a page.
 */
function variantMistakes(files: readonly File[], { pages, tested }: Expected): string[] {
  const paths = (isOne: (file: File) => boolean) =>
    files
      .filter(isOne)
      .map(({ path }) => path)
      .join(', ');
  return tested.flatMap(({ id, setting }, place) => {
    const alone = paths(({ text }) => placesIn(text).includes(place));
    if (alone !== '')
      return `${setting}: it stands where only one text can, such as in a title, an attribute, data or another text: ${alone}. Take it out of the experiment.`;
    const blank = paths(({ path, text }) => pages.includes(path) && !text.includes(`="${id}:b"`));
    return blank === ''
      ? []
      : `${setting}: nothing shows it in ${blank}. Take it out of the experiment.`;
  });
}

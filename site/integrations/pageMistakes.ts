import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programsIn } from './inlineHashes.ts';

/**
 * Refuses a built site in which a link leads nowhere, such as to a section that was left out, or which has a
 * script of another service that the owner has not declared.
 * @param declared the address of the script that is.
 * @throws Error with a sentence for each mistake.
 */
export async function refusePageMistakes(folder: string, declared?: string): Promise<void> {
  const mistakes = await Promise.all(
    globSync('**/*.html', { cwd: folder }).map(async (path) => {
      const html = await readFile(join(folder, path), 'utf8');
      return [...deadLinks(path, html), ...foreignScripts(path, html, declared)];
    }),
  );
  if (mistakes.flat().length > 0) throw new Error(mistakes.flat().join('\n'));
}

/** A sentence for each link of a page's HTML to an id that no element of it has. */
function deadLinks(path: string, html: string): string[] {
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(html.matchAll(/<a\s[^>]*\bhref="#([^"]+)"/g), ([, id]) => id));
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
export function foreignScripts(path: string, html: string, declared?: string): string[] {
  return programsIn(html).flatMap(({ isStyle, source, text }) => {
    const address = ADDRESS.exec(source ?? text)?.[0];
    // Our own script beside a declared one names its origin.
    if (isStyle || address === undefined || declared?.startsWith(address)) return [];
    return `${path} has a script of ${address}, which the security policy of the page would block. Declare it under "analytics" in the owner's settings, or take it out of site/src.`;
  });
}

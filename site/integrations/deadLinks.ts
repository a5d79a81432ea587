import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Refuses a built site in which a link leads to a place of its own page that is not there, such as a section
 * that was left out.
 * @throws Error with a sentence for each such link.
 */
export async function refuseDeadLinks(folder: string): Promise<void> {
  const paths = globSync('**/*.html', { cwd: folder });
  const dead = await Promise.all(
    paths.map(async (path) => deadLinks(path, await readFile(join(folder, path), 'utf8'))),
  );
  if (dead.flat().length > 0) throw new Error(dead.flat().join('\n'));
}

/** A sentence for each link of a page's HTML to an id that no element of it has. */
export function deadLinks(path: string, html: string): string[] {
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(html.matchAll(/<a\s[^>]*\bhref="#([^"]+)"/g), ([, id]) => id));
  return [...links]
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `${path} has a link to #${id}, and nothing on that page has this id. Take the link out, or write its section into "sections" of the owner's settings.`,
    );
}

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK = /\btype\s*=\s*["']?application\//i;
/** An address on another host; within a script's text any that it names. */
const ADDRESS = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`)<>\\]*/i;

/**
 * Refuses a built site in which a script of others stands that the owner has not declared.
 * @param declared the address of the one that is.
 * @throws Error with a sentence for each such script.
 */
export async function refuseForeignScripts(folder: string, declared?: string): Promise<void> {
  const paths = globSync('**/*.html', { cwd: folder });
  const foreign = await Promise.all(
    paths.map(async (path) =>
      foreignScripts(path, await readFile(join(folder, path), 'utf8'), declared),
    ),
  );
  if (foreign.flat().length > 0) throw new Error(foreign.flat().join('\n'));
}

/** A sentence for each script of a page's HTML that comes from another host, or names one to load from. */
export function foreignScripts(path: string, html: string, declared?: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (DATA_BLOCK.test(attributes)) return [];
    const source = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    const address = ADDRESS.exec(source ?? text)?.[0];
    // Our own script beside a declared one names its origin.
    if (address === undefined || declared?.startsWith(address)) return [];
    return `${path} has a script of ${address}, which the security policy of the page would block. Declare it under "analytics" in the owner's settings, or take it out of site/src.`;
  });
}

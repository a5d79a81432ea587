import { readFileSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

const ENTRY = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;
const RELATIVE = /(\bfrom|\bimport)(\s*["'`])\.\//g;
const DYNAMIC = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g;

/** Vite's list of what each import() needs beside its own imports; nothing reads it (`astro.config.ts`). */
const NEEDS = /const __vite__mapDeps=[^\n]*\n|,__vite__mapDeps\([^)]*\)/g;

/**
 * Firefox remembers for the life of a page that a module did not load; under another address, be it
 * the fragment alone, it asks anew.
 */
const ANEW = 'import("/_astro/$2#"+Date.now())';

/**
 * Puts a page's entry script into its HTML. It is one kilobyte; as a file it costs a connection just
 * when the fonts need one. Astro itself inlines only scripts that import nothing.
 * @throws Error when a script holds text that would end the element early, or another imports it.
 */
export const inlineEntry: AstroIntegration = {
  name: 'inline-entry',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const written = new Set<string>();
      const inline = (_element: string, address: string) => {
        const script = readFileSync(new URL(`.${address}`, dir), 'utf8');
        if (/<\/script|<!--/i.test(script)) {
          throw new Error(`${address} cannot stand inside HTML: it holds "</script" or "<!--".`);
        }
        written.add(address);
        const bare = script.trim().replace(NEEDS, '');
        const text = bare.replace(RELATIVE, '$1$2/_astro/').replace(DYNAMIC, ANEW);
        return `<script type="module">${text}</script>`;
      };
      await rewritePages(dir, /\.html$/, (html) => html.replace(ENTRY, inline));
      for (const address of written) await rm(new URL(`.${address}`, dir));
      await refuseImportsOf([...written], new URL('_astro/', dir));
    },
  },
};

async function refuseImportsOf(gone: readonly string[], folder: URL): Promise<void> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const text = await readFile(new URL(script, folder), 'utf8');
    const name = gone.map((address) => basename(address)).find((each) => text.includes(each));
    if (name === undefined) continue;
    throw new Error(`${script} imports ${name}, which stands in the HTML: hand it over instead.`);
  }
}

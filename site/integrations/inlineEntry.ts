import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

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
      const pages = (await readdir(dir, { recursive: true })).filter((file) =>
        file.endsWith('.html'),
      );
      for (const page of pages) {
        const file = new URL(page, dir);
        let html = await readFile(file, 'utf8');
        for (const [element, address = ''] of html.matchAll(ENTRY)) {
          const script = await readFile(new URL(`.${address}`, dir), 'utf8');
          if (/<\/script|<!--/i.test(script)) {
            throw new Error(`${address} cannot stand inside HTML: it holds "</script" or "<!--".`);
          }
          const bare = script.trim().replace(NEEDS, '');
          const inline = bare.replace(RELATIVE, '$1$2/_astro/').replace(DYNAMIC, ANEW);
          html = html.replace(element, () => `<script type="module">${inline}</script>`);
          written.add(address);
        }
        await writeFile(file, html);
      }
      for (const address of written) await rm(new URL(`.${address}`, dir));
      await refuseImportsOf(written, new URL('_astro/', dir));
    },
  },
};

async function refuseImportsOf(gone: ReadonlySet<string>, folder: URL): Promise<void> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const text = await readFile(new URL(script, folder), 'utf8');
    for (const address of gone) {
      const name = address.slice(address.lastIndexOf('/') + 1);
      if (text.includes(name)) {
        throw new Error(
          `${script} imports ${name}, which stands in the HTML: hand it over instead.`,
        );
      }
    }
  }
}

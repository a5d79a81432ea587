import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { FORM_MANIFEST, FORM_WORDS, type FormManifest } from '#contract/formFiles.ts';
import type { FormLanguage } from '#contract/formWords.ts';
import { faviconSvg } from '../art/icons.ts';
import type { Owner } from '#contract/owner.ts';
import { brandStyle } from '../src/layouts/brandStyle.ts';

const SITE = join(import.meta.dirname, '..');
const ENTRY = join(SITE, 'src/form/form.ts');
const TOKENS = join(SITE, 'src/styles/tokens.css');
/** Astro's name for the folder of files that are named by their contents, and so kept for ever. */
const HASHED = '_astro';

/**
 * Builds what the embedded form is made of beside its HTML, out of the page's tokens, fonts and
 * components, and for the companion, which renders that HTML, a manifest of it and its words.
 * @param folder emptied first; the form's origin serves what is in it.
 * @throws Error when the form does not build, or one of its files is missing.
 */
export async function buildForm(
  folder: string,
  colors: Owner['colors'],
  languages: readonly FormLanguage[],
): Promise<void> {
  await build({
    root: SITE,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    css: { modules: { generateScopedName: classOf } },
    plugins: [await inColors(colors), withManifest(folder)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // As Astro builds the page: nothing is lowered for browsers that the page does not know either.
      target: 'esnext',
      assetsDir: HASHED,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', entryFileNames: `${HASHED}/[name]-[hash].js` },
      },
    },
  });
  await writeFile(join(folder, FORM_WORDS), JSON.stringify(languages));
}

/** `Button-label` for `.label` of `Button.module.css`: names that the companion can write down. */
function classOf(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;
}

/** The owner's colours, as a rule after the tokens and as the core of the mark. */
async function inColors(colors: Owner['colors']): Promise<Plugin> {
  const rule = brandStyle(colors, await readFile(TOKENS, 'utf8'));
  return {
    name: 'in-colors',
    enforce: 'pre',
    transform: (code, id) => (id === TOKENS ? `${code}${rule}` : null),
    generateBundle() {
      const source = faviconSvg(colors.floor.toUpperCase());
      this.emitFile({ type: 'asset', name: 'icon.svg', source });
    },
  };
}

/** Writes down which file is which. */
function withManifest(folder: string): Plugin {
  return {
    name: 'with-manifest',
    writeBundle: async (_options, bundle) => {
      const address = (name: RegExp) => {
        const file = Object.keys(bundle).find((each) => name.test(basename(each)));
        if (file === undefined) throw new Error(`The form's build has no file like ${name}.`);
        return `/${file}`;
      };
      const script = address(/^form-.*\.js$/);
      const hash = createHash('sha256').update(await readFile(join(folder, script)));
      const manifest: FormManifest = {
        style: address(/\.css$/),
        script,
        scriptHash: `sha256-${hash.digest('base64')}`,
        icon: address(/^icon-.*\.svg$/),
        font: address(/^archivo-.*\.woff2$/),
      };
      await writeFile(join(folder, FORM_MANIFEST), JSON.stringify(manifest));
    },
  };
}

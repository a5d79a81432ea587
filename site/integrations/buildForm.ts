import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { FORM_MANIFEST, FORM_WORDS, type FormManifest } from '#contract/formFiles.ts';
import type { FormLanguage } from '#contract/formWords.ts';
import { faviconSvg } from '../art/icons.ts';
import type { Owner } from '#contract/owner.ts';
import { brandStyle } from '../src/layouts/brandStyle.ts';
import { lettersOf } from '../src/lib/letters.ts';

const SITE = join(import.meta.dirname, '..');
const ENTRY = join(SITE, 'src/form/form.ts');
const STYLES = join(SITE, 'src/styles');
const TOKENS = join(STYLES, 'tokens.css');
/** Astro's name for the folder of files that are named by their contents, and so kept for ever. */
const HASHED = '_astro';
/** By letters: the styles of languages that are written in them, in order, and the font of their text. */
const IN_LETTERS = {
  western: { styles: ['western'], font: 'archivo-western' },
  arabic: { styles: ['western', 'arabic'], font: 'readex' },
};

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
  const output = { format: 'iife', entryFileNames: `${HASHED}/[name]-[hash].js` } as const;
  const form = await bundle(folder, {
    css: { modules: { generateScopedName: classOf } },
    plugins: [await inColors(colors)],
    build: { emptyOutDir: true, cssCodeSplit: false, rolldownOptions: { input: ENTRY, output } },
  });
  const letters = languages.map(({ language }) => [language, lettersOf(language)] as const);
  const sheets = letters.flatMap(([, each]) => (each === 'english' ? [] : IN_LETTERS[each].styles));
  const input = [...new Set(sheets)].map((name) => join(STYLES, `languages/${name}.css`));
  const more =
    input.length === 0
      ? []
      : await bundle(folder, { build: { emptyOutDir: false, rolldownOptions: { input } } });

  const script = named(form, 'form', 'js');
  const hash = createHash('sha256').update(await readFile(join(folder, script)));
  const manifest: FormManifest = {
    style: named(form, 'style', 'css'),
    script,
    scriptHash: `sha256-${hash.digest('base64')}`,
    icon: named(form, 'icon', 'svg'),
    font: named(form, 'archivo', 'woff2'),
    inLanguage: Object.fromEntries(
      letters.flatMap(([language, each]) => {
        if (each === 'english') return [];
        const { styles, font } = IN_LETTERS[each];
        const files = styles.map((name) => named(more, name, 'css'));
        return [[language, { styles: files, font: named(more, font, 'woff2') }]];
      }),
    ),
  };
  await writeFile(join(folder, FORM_MANIFEST), JSON.stringify(manifest));
  await writeFile(join(folder, FORM_WORDS), JSON.stringify(languages));
}

/** Builds into the folder; returns the names of the files that it made. */
async function bundle(folder: string, config: InlineConfig): Promise<string[]> {
  const built = await build({
    ...config,
    root: SITE,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir: folder,
      // As Astro builds the page: nothing is lowered for browsers that the page does not know either.
      target: 'esnext',
      assetsDir: HASHED,
      assetsInlineLimit: 0,
    },
  });
  return [built].flat().flatMap((each) => {
    return 'output' in each ? each.output.map(({ fileName }) => fileName) : [];
  });
}

/** The address of the file that was made of this one: `archivo` is `/_astro/archivo-B3xq0a9Z.woff2`. */
function named(made: readonly string[], name: string, ending: string): string {
  const pattern = new RegExp(`^${name}-.{8}\\.${ending}$`);
  const file = made.find((each) => pattern.test(basename(each)));
  if (file === undefined) throw new Error(`The form's build has no ${name}.${ending}.`);
  return `/${file}`;
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

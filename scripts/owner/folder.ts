import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DEFAULTS_FOLDER, type Content } from '../../site/src/content/content.ts';
import { getId, isList } from '../../site/src/content/jsonValues.ts';
import { type Entry, type Flat, listsInOrder, buildContentFiles, writeJson } from './files.ts';

/** The settings that a new folder begins with. */
const TEMPLATE = 'owner/owner.config.ts';

/** Makes an owner's folder: commented settings, all shipped words, and what an editor needs to check own sections. */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `${folder} is not empty. Name a new folder, or fill this one: OWNER=${folder} npm run owner -- fill.`,
    );
  for (const name of ['content', 'pages', 'pictures', 'sections'])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(TEMPLATE, join(folder, 'owner.config.ts'));
  // The translated sentences of the shipped settings stay with those.
  const filter = (path: string) => !/owner\.json$|\.translated\.json$/.test(path);
  cpSync(DEFAULTS_FOLDER, join(folder, 'content'), { recursive: true, filter });
  writeProjectFiles(folder);
}

/** Writes what Node, npm, Git and an editor need in an owner's folder outside of this clone. */
export function writeProjectFiles(folder: string): void {
  const clone = relative(resolve(folder), process.cwd()) || '.';
  const compilerOptions = {
    typeRoots: [`${clone}/node_modules/@types`, `${clone}/node_modules`],
    paths: {
      '#site/*': [`${clone}/site/src/*`],
      '#contract/*': [`${clone}/contract/*`],
      // Packages of the folder's own come first.
      '*': ['./node_modules/*', `${clone}/node_modules/@types/*`, `${clone}/node_modules/*`],
    },
  };
  const exclude = ['node_modules'];
  writeJson(join(folder, 'tsconfig.json'), {
    extends: `${clone}/site/tsconfig.json`,
    compilerOptions,
    include: ['.'],
    exclude,
  });
  // Without a type, Node reads the settings twice and warns.
  writeJson(join(folder, 'package.json'), { private: true, type: 'module', dependencies: {} });
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
}

/** Writes every text of the languages into an owner's folder. One that is not translated is in the source language. */
export function fillContentFolder(
  folder: string,
  { lists, sourceFiles: source, messages: texts, requiredKeys: needed }: Content,
): void {
  const [[first, known] = ['', new Map()], ...others] = texts;
  for (const [name, value] of source)
    writeJson(join(folder, first, `${name}.json`), listsInOrder(name, value));
  for (const [language, own] of others) {
    const flat: Flat = Object.fromEntries(
      needed.map((key) => [key, (own.get(key) ?? known.get(key))?.text ?? '']),
    );
    for (const [name, value] of Object.entries(
      buildContentFiles(flat, getListEntries(lists), true),
    )) {
      const keys = Object.keys(source.get(name) ?? value).filter((key) => key in value);
      const ordered = Object.fromEntries(keys.map((key) => [key, value[key]]));
      writeJson(join(folder, language, `${name}.json`), ordered);
    }
  }
}

/** The entries of all lists, by file and key, without their values. */
export const getListEntries = (lists: Content['lists']): Record<string, Record<string, Entry[]>> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries<unknown>(values).flatMap(([key, list]) =>
          isList(list) ? [[key, list.map((entry) => ({ id: getId(entry) ?? '' }))]] : [],
        ),
      ),
    ]),
  );

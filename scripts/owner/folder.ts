import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DEFAULTS_FOLDER, type Content } from '../../site/src/content/content.ts';
import { getId, isList, isObject } from '../../site/src/content/jsonValues.ts';
import {
  type Entry,
  type FlatMessages,
  sortListFields,
  buildContentFiles,
  writeJson,
} from './files.ts';

/** Template for a new owner folder's settings file. */
const TEMPLATE = 'owner/owner.config.ts';

/** Creates an owner's folder with commented settings, all default messages, and config files for tools. */
export function createOwnerFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `${folder} is not empty. Choose a new folder, or add missing messages to this one with \`OWNER=${folder} npm run owner -- fill\`.`,
    );
  for (const name of ['content', 'pages', 'pictures', 'sections'])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(TEMPLATE, join(folder, 'owner.config.ts'));
  // owner.json translates the default owner's settings, so it's no use to a new owner.
  const filter = (path: string) => !/owner\.json$|\.translated\.json$/.test(path);
  cpSync(DEFAULTS_FOLDER, join(folder, 'content'), { recursive: true, filter });
  writeProjectFiles(folder);
}

/** Writes config files for TypeScript, npm, and git. The owner's folder can be outside this project. */
export function writeProjectFiles(folder: string): void {
  const project = relative(resolve(folder), process.cwd()) || '.';
  const compilerOptions = {
    typeRoots: [`${project}/node_modules/@types`, `${project}/node_modules`],
    paths: {
      '#site/*': [`${project}/site/src/*`],
      '#contract/*': [`${project}/contract/*`],
      // Prefer packages in the owner's folder.
      '*': ['./node_modules/*', `${project}/node_modules/@types/*`, `${project}/node_modules/*`],
    },
  };
  const exclude = ['node_modules'];
  writeJson(join(folder, 'tsconfig.json'), {
    extends: `${project}/site/tsconfig.json`,
    compilerOptions,
    include: ['.'],
    exclude,
  });
  // Without `type`, Node prints a warning when it loads the settings.
  writeJson(join(folder, 'package.json'), { private: true, type: 'module', dependencies: {} });
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
}

/** Writes all messages to the content folder. Untranslated ones are in the source language. */
export function fillContentFolder(
  folder: string,
  { lists, sourceFiles, messages, requiredKeys }: Content,
): void {
  const [[source, sourceMessages] = ['', new Map()], ...translations] = messages;
  for (const [name, value] of sourceFiles)
    writeJson(join(folder, source, `${name}.json`), sortListFields(name, value));
  for (const [language, translated] of translations) {
    const flat: FlatMessages = Object.fromEntries(
      requiredKeys.map((key) => [
        key,
        (translated.get(key) ?? sourceMessages.get(key))?.text ?? '',
      ]),
    );
    const files = buildContentFiles(flat, getListEntries(lists), true);
    for (const [name, value] of Object.entries(files)) {
      const keys = Object.keys(sourceFiles.get(name) ?? value).filter((key) => key in value);
      const ordered = Object.fromEntries(keys.map((key) => [key, value[key]]));
      writeJson(join(folder, language, `${name}.json`), ordered);
    }
  }
}

/** Returns list entries by file and key, with only their `id` and (if they have one) `kind`. */
export const getListEntries = (lists: Content['lists']): Record<string, Record<string, Entry[]>> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries<unknown>(values).flatMap(([key, list]) =>
          isList(list) ? [[key, list.map(getEntryType)]] : [],
        ),
      ),
    ]),
  );

const getEntryType = (entry: unknown): Entry => ({
  id: getId(entry) ?? '',
  ...(isObject(entry) && 'kind' in entry && { kind: entry['kind'] }),
});

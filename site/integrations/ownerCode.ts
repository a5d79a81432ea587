import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { owner, ownerFolder } from '../src/data/owner.ts';
import { ownSectionsFolder } from '../src/data/sections.ts';

/** The packages of the owner's own. */
function ownPackages(): string[] {
  const file = join(ownerFolder, 'package.json');
  const { dependencies } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(dependencies ?? {});
}

/** Builds code in the owner's folder, which may be outside of this clone and may have packages. */
export const ownerCode = (): Plugin => ({
  name: 'owner-code',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ownPackages() } }),
  async resolveId(source, importer, options) {
    if (!importer?.startsWith(`${ownerFolder}/`) || /^[./#\0]/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    // Packages that the owner has not installed come from this clone.
    return found ?? this.resolve(source, resolve('package.json'), { ...options, skipSelf: true });
  },
  transform(code, id) {
    if (!id.startsWith(`${ownSectionsFolder}/`) || !id.endsWith('.tsx')) return;
    const [sentence] = syntaxMistakes(id, code);
    if (sentence) this.error({ message: sentence, stack: '' });
  },
});

/** A sentence for each mistake in the owner's sections that keeps them from being shown. */
export function findSectionErrors(): string[] {
  const files = globSync(join(ownSectionsFolder, '*/*.tsx'));
  const mistakes = files.flatMap((file) => syntaxMistakes(file, readFileSync(file, 'utf8')));
  if (mistakes.length > 0) return mistakes;
  const names = new Set(files.flatMap(exportsOf));
  return owner.sections.flatMap((section) =>
    'component' in section && !names.has(section.component)
      ? `${join(ownSectionsFolder, section.component, `${section.component}.tsx`)}: it exports no "${section.component}". Write \`export function ${section.component}(…)\`.`
      : [],
  );
}

function syntaxMistakes(file: string, code: string): string[] {
  const [error] = parseSync(basename(file), code).errors;
  if (!error) return [];
  const line = code.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  return [
    `${file}:${line}: this is not TSX (${error.message.replace(/\.$/, '')}). Correct this line.`,
  ];
}

const exportsOf = (file: string) =>
  parseSync(basename(file), readFileSync(file, 'utf8')).module.staticExports.flatMap(
    ({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []),
  );

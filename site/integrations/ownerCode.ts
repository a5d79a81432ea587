import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { owner, ownerFolder } from '../src/data/owner.ts';
import { ownSectionsFolder } from '../src/data/sections.ts';

function readOwnerPackages(): string[] {
  const file = join(ownerFolder, 'package.json');
  const { dependencies } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(dependencies ?? {});
}

/** Vite plugin for code in the owner's folder, which may be outside this project and have packages of its own. */
export const ownerCode = (): Plugin => ({
  name: 'owner-code',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: readOwnerPackages() } }),
  async resolveId(source, importer, options) {
    if (!importer?.startsWith(`${ownerFolder}/`) || /^[./#\0]/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    // Fall back to this project's packages.
    return (
      resolved ?? this.resolve(source, resolve('package.json'), { ...options, skipSelf: true })
    );
  },
  transform(code, id) {
    if (!id.startsWith(`${ownSectionsFolder}/`) || !id.endsWith('.tsx')) return;
    const [message] = findSyntaxErrors(id, code);
    if (message) this.error({ message, stack: '' });
  },
});

/** Finds syntax errors and missing components in the owner's sections. */
export function findSectionErrors(): string[] {
  const files = globSync(join(ownSectionsFolder, '*/*.tsx'));
  const syntaxErrors = files.flatMap((file) => findSyntaxErrors(file, readFileSync(file, 'utf8')));
  if (syntaxErrors.length > 0) return syntaxErrors;
  const exportNames = new Set(files.flatMap(getExportNames));
  return owner.sections.flatMap((section) =>
    'component' in section && !exportNames.has(section.component)
      ? `${join(ownSectionsFolder, section.component, `${section.component}.tsx`)}: Missing export "${section.component}". Write \`export function ${section.component}(…)\`.`
      : [],
  );
}

function findSyntaxErrors(file: string, code: string): string[] {
  const [error] = parseSync(basename(file), code).errors;
  if (!error) return [];
  const line = code.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  return [`${file}:${line}: Syntax error (${error.message.replace(/\.$/, '')}). Fix this line.`];
}

const getExportNames = (file: string) =>
  parseSync(basename(file), readFileSync(file, 'utf8')).module.staticExports.flatMap(
    ({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []),
  );

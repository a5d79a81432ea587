import { SECTION_ID_PATTERN } from '#contract/sections.ts';
import type { Language } from '../i18n/locales.ts';

/** The site, the server, or an earlier release uses these paths. */
// prettier-ignore
const RESERVED_NAMES = [
  'admin', 'api', 'form', 'healthz', 'index', 'licenses', 'mail', 'messages', 'metrics', 'readyz', 'report', 'words',
];

/** Returns an error message if a page can't have this name. */
export function findPageNameError(
  name: string,
  languages: readonly Language[],
): string | undefined {
  if (!SECTION_ID_PATTERN.test(name))
    return `"${name}" is not a valid page path. Rename the file with lowercase letters, digits and hyphens, starting with a letter.`;
  if (RESERVED_NAMES.includes(name) || languages.includes(name))
    return `The site already uses /${name}/. Rename the file.`;
  return undefined;
}

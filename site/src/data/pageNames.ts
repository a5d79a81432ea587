import { SECTION_ID_PATTERN } from '#contract/sections.ts';
import type { Language } from '../i18n/locales.ts';

/** Paths that the site or its server already has, or that an earlier release had. */
// prettier-ignore
const TAKEN = [
  'admin', 'api', 'form', 'healthz', 'index', 'licenses', 'mail', 'messages', 'metrics', 'readyz', 'report', 'words',
];

/** What is wrong with the name of a page, and how to correct it. */
export function findPageNameError(
  name: string,
  languages: readonly Language[],
): string | undefined {
  if (!SECTION_ID_PATTERN.test(name))
    return `"${name}" cannot be the path of a page. Rename the file: small letters, digits and hyphens, a letter first.`;
  if (TAKEN.includes(name) || languages.includes(name))
    return `the site has another page at /${name}/. Rename the file.`;
  return undefined;
}

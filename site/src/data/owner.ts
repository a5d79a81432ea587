import { keccak_256 } from '@noble/hashes/sha3.js';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Owner, OwnerSchema } from '#site/owner/settings.ts';
import { NAMED_SECTIONS } from '#site/owner/sections.ts';
import { parseOwner } from '#site/owner/parse.ts';
import { loadContent, refuse } from '../content/content.ts';

const folder = process.env['OWNER'] || 'owner';

/** The folder of the owner: settings, content, pictures and sections. */
export const ownerFolder = resolve(folder);
export const contentFolder = join(folder, 'content');
export const pagesFolder = join(folder, 'pages');
export const picturesFolder = join(ownerFolder, 'pictures');

/** The file of the settings, as mistakes in them name it. */
export const settingsFile = join(folder, 'owner.config.ts');
if (!existsSync(settingsFile)) {
  throw new Error(
    `There is no file ${settingsFile}. Name the owner's folder in OWNER, or make it by \`npm run owner -- new ${folder}\`.`,
  );
}

/** What the schema itself does not check. */
export const CheckedOwner = OwnerSchema.superRefine((owner, context) => {
  const { contract } = owner.proof;
  if (contract.value !== '' && !isChecksummed(contract.value))
    context.addIssue({
      code: 'custom',
      path: ['proof', 'contract', 'value'],
      message:
        'The capitals of this address do not fit its digits, so one of them is wrong: visitors would look at another contract. Copy it anew from the explorer, which writes it with capitals.',
    });
  const ask = (name: string, ...path: (string | number)[]) => {
    const message = missingFile(name);
    if (message !== undefined) context.addIssue({ code: 'custom', path, message });
  };
  const own = owner.sections.flatMap((section) => ('component' in section ? [section.id] : []));
  const linked = [...NAMED_SECTIONS, ...own];
  for (const [i, id] of owner.navigation.header.entries())
    if (!linked.includes(id)) {
      const message = `No section "${id}" can be linked. Write one of ${linked.join(', ')}.`;
      context.addIssue({ code: 'custom', path: ['navigation', 'header', i], message });
    }
  if (owner.hero) ask(`pictures/${owner.hero.picture}`, 'hero', 'picture');
  for (const [i, section] of owner.sections.entries())
    if ('component' in section)
      ask(`sections/${section.component}/${section.component}.tsx`, 'sections', i, 'component');
});

/** What to do about a file that the owner's folder lacks. */
export function missingFile(name: string): string | undefined {
  const place = join(ownerFolder, name);
  if (existsSync(place)) return undefined;
  return `There is no file ${place}. Put it there, or take its name out.`;
}

const { owner: given } = await import(/* @vite-ignore */ pathToFileURL(settingsFile).href);
const { SITE_URL } = process.env;
const settings = parseOwner(
  { ...given, ...(SITE_URL && { siteUrl: SITE_URL }) },
  settingsFile,
  CheckedOwner,
);
const { lists } = loadContent(contentFolder, settings.languages);
const { picture, pictureAlt: alt = '' } = lists.hero;
refuse([
  ...[picture && missingFile(`pictures/${picture}`)]
    .filter((problem) => problem !== undefined)
    .map((problem) => `${contentFolder}, "hero.picture": ${problem}`),
  ...lists.partners.categories.flatMap(({ id, mark }) => {
    const problem = mark && missingFile(`pictures/${mark}`);
    return problem ? [`${contentFolder}, "partners.categories.${id}.mark": ${problem}`] : [];
  }),
]);

/** The owner's settings, checked; `SITE_URL` replaces the address, which differs between machines. */
export const owner: Owner = {
  ...settings,
  hero: picture ? { picture, alt, key: false } : settings.hero,
  lists,
};

/** Whether the capitals of an address (`0x` and 40 hex digits) are the checksum of ERC-55. */
function isChecksummed(address: string): boolean {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const written = [...digits].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${written.join('')}`;
}

import { keccak_256 } from '@noble/hashes/sha3.js';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Owner, OwnerSchema } from '#site/owner/settings.ts';
import { TokenSymbol } from '#site/owner/claims.ts';
import { findContrastErrors } from '#site/owner/look.ts';
import { LINKABLE_SECTIONS } from '#site/owner/sections.ts';
import { parseOwner } from '#site/owner/parse.ts';
import { getTokenSymbol } from './claims.ts';
import { getLookColor } from './look.ts';
import { loadContent, throwIfAny } from '../content/content.ts';
import type { Lists } from '../content/schemas.ts';

const folder = process.env['OWNER'] || 'owner';

export const ownerFolder = resolve(folder);
export const contentFolder = join(folder, 'content');
export const pagesFolder = join(folder, 'pages');
export const picturesFolder = join(ownerFolder, 'pictures');

/** Settings file path for error messages. */
export const settingsFile = join(folder, 'owner.config.ts');
if (!existsSync(settingsFile)) {
  throw new Error(
    `File not found: ${settingsFile}. Set OWNER to an owner's folder, or create one with \`npm run owner -- new ${folder}\`.`,
  );
}

/** Adds the checks that need other settings or files. */
export const CheckedOwnerSchema = OwnerSchema.superRefine((owner, context) => {
  if (owner.token && !TokenSymbol.safeParse(getTokenSymbol(owner)).success)
    context.addIssue({
      code: 'custom',
      path: ['token', 'symbol'],
      message: `"${owner.name}" can't be the token's symbol. Add a symbol with 2 to 12 letters A–Z and digits.`,
    });
  const { contract } = owner.proof;
  if (contract.value !== '' && !isChecksummed(contract.value))
    context.addIssue({
      code: 'custom',
      path: ['proof', 'contract', 'value'],
      message:
        'Invalid checksum: a character or its case is wrong. Copy the address from the explorer again, and keep its capitalization.',
    });
  const checkFile = (name: string, ...path: (string | number)[]) => {
    const message = findMissingFileError(name);
    if (message !== undefined) context.addIssue({ code: 'custom', path, message });
  };
  const customIds = owner.sections.flatMap((section) =>
    'component' in section ? [section.id] : [],
  );
  const linkableIds = [...LINKABLE_SECTIONS, ...customIds];
  for (const [i, id] of owner.navigation.header.entries())
    if (!linkableIds.includes(id)) {
      const message = `Unknown section "${id}". Use one of ${linkableIds.join(', ')}.`;
      context.addIssue({ code: 'custom', path: ['navigation', 'header', i], message });
    }
  for (const { theme, message } of findContrastErrors(owner.look, (name, theme) =>
    getLookColor(owner.look, name, theme),
  ))
    context.addIssue({ code: 'custom', path: ['look', 'colors', 'ground', theme], message });
  if (owner.hero) checkFile(`pictures/${owner.hero.picture}`, 'hero', 'picture');
  for (const [i, section] of owner.sections.entries())
    if ('component' in section)
      checkFile(
        `sections/${section.component}/${section.component}.tsx`,
        'sections',
        i,
        'component',
      );
});

/** Returns an error message if the file isn't in the owner's folder. */
export function findMissingFileError(name: string): string | undefined {
  const path = join(ownerFolder, name);
  if (existsSync(path)) return undefined;
  return `File not found: ${path}. Add the file, or remove its name here.`;
}

const { owner: rawSettings } = await import(/* @vite-ignore */ pathToFileURL(settingsFile).href);
if (rawSettings === undefined)
  throwIfAny([`${settingsFile}: Missing export "owner". Write \`export const owner = { … };\`.`]);
const { SITE_URL } = process.env;
const settings = parseOwner(
  { ...rawSettings, ...(SITE_URL && { siteUrl: SITE_URL }) },
  settingsFile,
  CheckedOwnerSchema,
);
const { lists } = loadContent(contentFolder, settings.languages);
const { picture, pictureAlt: alt = '' } = lists.hero;
const sourceFolder = join(contentFolder, settings.languages[0] ?? '');
throwIfAny([
  ...[picture && findMissingFileError(`pictures/${picture}`)]
    .filter((problem) => problem !== undefined)
    .map((problem) => `${sourceFolder}/hero.json, "picture": ${problem}`),
  ...lists.partners.categories.flatMap(({ id, mark }) => {
    const problem = mark && findMissingFileError(`pictures/${mark}`);
    return problem ? [`${sourceFolder}/partners.json, "categories.${id}.mark": ${problem}`] : [];
  }),
  ...findVenueErrors(settings.claims, lists, settingsFile),
]);

/** The validated settings, with `siteUrl` overridden by `SITE_URL`. */
export const owner: Owner = {
  ...settings,
  hero: picture ? { picture, alt, key: false } : settings.hero,
  lists,
};

/** Finds venues without a fee, fees without a venue, and testimonials about an unknown venue. */
export function findVenueErrors(
  { feePercent, venueFeesPercent: fees }: Owner['claims'],
  { compare, testimonials }: Pick<Lists, 'compare' | 'testimonials'>,
  file: string,
): string[] {
  if (feePercent === null) return [];
  const venues = compare.venues.map(({ id }) => id);
  const venueList = venues.join(', ');
  return [
    ...venues
      .filter((id) => !(id in fees))
      .map(
        (id) =>
          `${file}, claims.venueFeesPercent: Missing fee for "${id}", a venue in compare.json. Add it.`,
      ),
    ...Object.keys(fees)
      .filter((id) => !venues.includes(id))
      .map(
        (id) =>
          `${file}, claims.venueFeesPercent.${id}: compare.json has no such venue. Remove it, or use one of ${venueList}.`,
      ),
    ...testimonials.cards.flatMap((card) =>
      card.kind === 'example' && !venues.includes(card.against)
        ? `testimonials.json, "cards.${card.id}.against": compare.json has no such venue. Use one of ${venueList}.`
        : [],
    ),
  ];
}

/** Checks whether the capitalization of an address (`0x` and 40 hex digits) is a valid ERC-55 checksum. */
function isChecksummed(address: string): boolean {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const checksummed = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${checksummed.join('')}`;
}

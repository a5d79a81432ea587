import { keccak_256 } from '@noble/hashes/sha3.js';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Owner, OwnerSchema } from '#site/owner/settings.ts';
import { findContrastErrors } from '#site/owner/look.ts';
import { LINKABLE_SECTIONS } from '#site/owner/sections.ts';
import { parseOwner } from '#site/owner/parse.ts';
import { getLookColor } from './look.ts';
import { loadContent, throwIfAny } from '../content/content.ts';
import type { Lists } from '../content/schemas.ts';

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
export const CheckedOwnerSchema = OwnerSchema.superRefine((owner, context) => {
  const { contract } = owner.proof;
  if (contract.value !== '' && !isChecksummed(contract.value))
    context.addIssue({
      code: 'custom',
      path: ['proof', 'contract', 'value'],
      message:
        'The capitals of this address do not match its digits, so a character is wrong. Copy it again from the explorer, with its capitals.',
    });
  const ask = (name: string, ...path: (string | number)[]) => {
    const message = findMissingFileError(name);
    if (message !== undefined) context.addIssue({ code: 'custom', path, message });
  };
  const own = owner.sections.flatMap((section) => ('component' in section ? [section.id] : []));
  const linked = [...LINKABLE_SECTIONS, ...own];
  for (const [i, id] of owner.navigation.header.entries())
    if (!linked.includes(id)) {
      const message = `No section "${id}" can be linked. Write one of ${linked.join(', ')}.`;
      context.addIssue({ code: 'custom', path: ['navigation', 'header', i], message });
    }
  for (const { theme, message } of findContrastErrors(owner.look, (name, theme) =>
    getLookColor(owner.look, name, theme),
  ))
    context.addIssue({ code: 'custom', path: ['look', 'colors', 'ground', theme], message });
  if (owner.hero) ask(`pictures/${owner.hero.picture}`, 'hero', 'picture');
  for (const [i, section] of owner.sections.entries())
    if ('component' in section)
      ask(`sections/${section.component}/${section.component}.tsx`, 'sections', i, 'component');
});

/** What to do about a file that the owner's folder lacks. */
export function findMissingFileError(name: string): string | undefined {
  const place = join(ownerFolder, name);
  if (existsSync(place)) return undefined;
  return `There is no file ${place}. Put it there, or take its name out.`;
}

const { owner: given } = await import(/* @vite-ignore */ pathToFileURL(settingsFile).href);
if (given === undefined)
  throwIfAny([`${settingsFile}: it exports no "owner". Write \`export const owner = { … };\`.`]);
const { SITE_URL } = process.env;
const settings = parseOwner(
  { ...given, ...(SITE_URL && { siteUrl: SITE_URL }) },
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

/** The owner's settings, checked; `SITE_URL` replaces the address, which differs between machines. */
export const owner: Owner = {
  ...settings,
  hero: picture ? { picture, alt, key: false } : settings.hero,
  lists,
};

/** Venues without a fee where fees are compared, fees without a venue, and examples that compare with none. */
export function findVenueErrors(
  { feePercent, venueFeesPercent: fees }: Owner['claims'],
  { compare, testimonials }: Pick<Lists, 'compare' | 'testimonials'>,
  file: string,
): string[] {
  if (feePercent === null) return [];
  const venues = compare.venues.map(({ id }) => id);
  const choice = venues.join(', ');
  return [
    ...venues
      .filter((id) => !(id in fees))
      .map(
        (id) =>
          `${file}, claims.venueFeesPercent: Write the fee of "${id}", a venue of compare.json.`,
      ),
    ...Object.keys(fees)
      .filter((id) => !venues.includes(id))
      .map(
        (id) =>
          `${file}, claims.venueFeesPercent.${id}: compare.json has no such venue. Take it out, or write one of ${choice}.`,
      ),
    ...testimonials.cards.flatMap((card) =>
      card.kind === 'example' && !venues.includes(card.against)
        ? `testimonials.json, "cards.${card.id}.against": compare.json has no such venue. Write one of ${choice}.`
        : [],
    ),
  ];
}

/** Whether the capitals of an address (`0x` and 40 hex digits) are the checksum of ERC-55. */
function isChecksummed(address: string): boolean {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const written = [...digits].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${written.join('')}`;
}

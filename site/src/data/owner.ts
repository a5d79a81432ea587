import { keccak_256 } from '@noble/hashes/sha3.js';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OwnerSchema, type Owner, type OwnerSettings } from '#contract/owner.ts';
import { parseOwner } from '#contract/parseOwner.ts';
import { owner as settings } from '../../../owner.config.ts';

const path = process.env['OWNER_CONFIG'];
if (path && !existsSync(path)) {
  throw new Error(`OWNER_CONFIG names ${path}, and there is no such file. Write its whole path.`);
}

/** The file of the settings, as mistakes in them name it. */
export const settingsFile = path || 'owner.config.ts';

/** The folder of the settings, beside which the owner's own sections, pictures and the marks of partners stand. */
export const settingsFolder = dirname(resolve(settingsFile));

/** What the schema itself does not check: the contract needs nothing but zod, and reads no files. */
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
    const place = join(settingsFolder, name);
    const message = `There is no file ${place}. Put it there, or take its name out of the settings.`;
    if (!existsSync(place)) context.addIssue({ code: 'custom', path, message });
  };
  if (owner.hero) ask(`brand/${owner.hero.picture}`, 'hero', 'picture');
  for (const [i, { mark }] of owner.partners.entries())
    if (mark) ask(`partners/${mark}`, 'partners', i, 'mark');
  for (const [i, section] of owner.sections.entries())
    if ('component' in section)
      ask(`sections/${section.component}/${section.component}.tsx`, 'sections', i, 'component');
});

const given: OwnerSettings = path
  ? (await import(/* @vite-ignore */ pathToFileURL(path).href)).owner
  : settings;
const { SITE_URL } = process.env;

/**
 * The owner's settings, checked. `OWNER_CONFIG` names another file to build a second brand from;
 * `SITE_URL` replaces the address, which differs between machines.
 */
export const owner: Owner = parseOwner(
  { ...given, ...(SITE_URL && { siteUrl: SITE_URL }) },
  settingsFile,
  CheckedOwner,
);

/** Whether the capitals of an address (`0x` and 40 hex digits) are the checksum of ERC-55. */
function isChecksummed(address: string): boolean {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const written = [...digits].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${written.join('')}`;
}

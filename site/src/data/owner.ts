import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { OwnerSchema, type Owner, type OwnerSettings } from '#contract/owner.ts';
import { parseOwner } from '#contract/parseOwner.ts';
import { owner as settings } from '../../../owner.config.ts';
import { isChecksummed } from './contractAddress.ts';

const path = process.env['OWNER_CONFIG'];
if (path && !existsSync(path)) {
  throw new Error(`OWNER_CONFIG names ${path}, and there is no such file. Write its whole path.`);
}

// Here and not in the schema itself: the server reads that too, and needs no hashes.
const Checked = OwnerSchema.refine(
  ({ proof: { contract } }) => contract.value === '' || isChecksummed(contract.value),
  {
    path: ['proof', 'contract', 'value'],
    error:
      'The capitals of this address do not fit its digits, so one of them is wrong: visitors would look at another contract. Copy it anew from the explorer, which writes it with capitals.',
  },
);

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
  `${path ?? 'owner.config.ts'}, or in SITE_URL where it is set`,
  Checked,
);

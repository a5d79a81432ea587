import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { DAY_MS } from '#contract/time.ts';

const VALID_DAYS = 364;

/**
 * Where and how to report a hole in the page, as RFC 9116 writes it. Less than a year ahead, as it
 * recommends: each build says anew that somebody still reads there.
 * @param now the time of the build.
 */
export function securityText({ securityContact, siteUrl }: Owner, now: Date): string {
  const contact = securityContact.startsWith('https:')
    ? securityContact
    : `mailto:${securityContact}`;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    // Its addresses must begin with https, which a build for one machine does not.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

/** Puts the file into a built site; none where nobody is named. */
export async function writeSecurityText(folder: string, owner: Owner, now: Date): Promise<void> {
  if (owner.securityContact === '') return;
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known/security.txt'), securityText(owner, now));
}

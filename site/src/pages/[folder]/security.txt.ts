import type { Owner } from '#site/owner/settings.ts';
import { DAY_MS } from '#contract/time.ts';
import { builtAt } from '../../data/build.ts';
import { owner } from '../../data/owner.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** Only exists if there is a contact. */
export const getStaticPaths = () =>
  owner.securityContact ? [{ params: { folder: '.well-known' } }] : [];

export const GET = () => new Response(renderSecurityText(owner, builtAt));

/** Uses the format from RFC 9116. */
export function renderSecurityText(
  { securityContact: contact, siteUrl }: Owner,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact.startsWith('https:') ? '' : 'mailto:'}${contact}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    // This has to be an https:// URL, which local builds don't have.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

import type { Owner } from '#site/owner/settings.ts';
import { DAY_MS } from '#contract/time.ts';
import { builtAt } from '../../data/build.ts';
import { owner } from '../../data/owner.ts';

/** Less than a year, as RFC 9116 recommends. Each build renews it. */
const VALID_DAYS = 364;

/** Only in `/.well-known/`, and only with a contact. */
export const getStaticPaths = () =>
  owner.securityContact ? [{ params: { folder: '.well-known' } }] : [];

export const GET = () => new Response(renderSecurityText(owner, builtAt));

/** Where and how to report a hole in the page, as RFC 9116 writes it. */
export function renderSecurityText(
  { securityContact: contact, siteUrl }: Owner,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact.startsWith('https:') ? '' : 'mailto:'}${contact}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    // Its addresses must begin with https, which a build for one machine does not.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

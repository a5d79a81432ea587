import type { Owner } from '#site/owner/settings.ts';
import { DAY_MS } from '#contract/time.ts';
import { builtAt } from '../../data/build.ts';
import { owner } from '../../data/owner.ts';

/** RFC 9116 recommends less than a year. Each build renews the date. */
const VALID_DAYS = 364;

/** Returns the path `/.well-known/`, if there is a contact. */
export const getStaticPaths = () =>
  owner.securityContact ? [{ params: { folder: '.well-known' } }] : [];

export const GET = () => new Response(renderSecurityText(owner, builtAt));

/** Renders the contact for vulnerability reports in RFC 9116 format. */
export function renderSecurityText(
  { securityContact: contact, siteUrl }: Owner,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact.startsWith('https:') ? '' : 'mailto:'}${contact}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    // This must be an https URL, and a local build doesn't have one.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

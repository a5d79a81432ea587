import { DAY_MS } from '#contract/time.ts';
import { builtAt } from '../../data/build.ts';
import { owner } from '../../data/owner.ts';

const { securityContact: contact, siteUrl } = owner;
/** Less than a year, as RFC 9116 recommends: each build says anew that somebody still reads there. */
const VALID_DAYS = 364;

/** In the one folder where it is looked for; nowhere where nobody is named. */
export const getStaticPaths = () => (contact ? [{ params: { folder: '.well-known' } }] : []);

/** Where and how to report a hole in the page, as RFC 9116 writes it. */
export function GET() {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact.startsWith('https:') ? '' : 'mailto:'}${contact}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    // Its addresses must begin with https, which a build for one machine does not.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`);
}

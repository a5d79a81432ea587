import type { Owner } from '#contract/owner.ts';
import { SETTINGS, when, type Finding } from './finding.ts';

/** Addresses that lead nowhere, and channels that have none. */
export function addresses({ siteUrl, indexable, links, platforms }: Owner): Finding[] {
  const { hostname, protocol } = new URL(siteUrl);
  // Without an address of its own the application is not named anywhere: nothing is missing.
  const { app: _, ...buttons } = links;
  const closed = [
    ...platforms.map(({ id, link }) => ({ name: id, place: 'platforms', link })),
    ...Object.entries(buttons).map(([name, link]) => ({ name, place: `links.${name}`, link })),
  ].filter(({ link }) => link === '');
  return [
    ...when(isLocal(hostname), 'must', {
      says: `The page believes that it lives at ${siteUrl}: shared links, the sitemap and search results would lead nowhere.`,
      where: `siteUrl in ${SETTINGS}, or SITE_URL for one build`,
    }),
    ...when(!isLocal(hostname) && protocol !== 'https:', 'must', {
      says: `${siteUrl} is not encrypted: browsers warn about such a page.`,
      where: `siteUrl in ${SETTINGS}: write https://`,
    }),
    ...when(!indexable, 'must', {
      says: 'Search engines are asked to stay out (noindex).',
      where: `indexable in ${SETTINGS}, once the texts are cleared`,
    }),
    ...closed.map(({ name, place }): Finding => ({
      weight: 'look',
      says: `There is no address for ${name}; its button says "Coming soon".`,
      where: `${place} in ${SETTINGS}`,
    })),
  ];
}

/** A form that is not set, or that visitors cannot reach. */
export function form({ form: settings }: Owner): Finding[] {
  if (settings.provider === 'none') {
    const says = 'No form is set, so nobody can sign up: the section says that it is not open.';
    return [{ weight: 'must', says, where: `form in ${SETTINGS}; docs/owner.md has examples` }];
  }
  if (settings.provider !== 'embedded') return [];
  const where = `form.origin in ${SETTINGS}, or FORM_ORIGIN for one build`;
  if (settings.origin === '') {
    const says =
      "The form is the companion's own, and its address is not set: a build without it leaves sign-up closed.";
    return [{ weight: 'must', says, where }];
  }
  const { hostname, protocol } = new URL(settings.origin);
  return when(isLocal(hostname) || protocol !== 'https:', 'must', {
    says: `The form is at ${settings.origin}, which visitors cannot reach safely.`,
    where,
  });
}

function isLocal(hostname: string): boolean {
  return /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(hostname) || hostname.endsWith('.localhost');
}

import type { Owner } from '#contract/owner.ts';
import { found, look, must, type Facts, type Finding } from './finding.ts';

/** Addresses that lead nowhere, and channels that have none. */
export function addresses({ siteUrl, indexable, links, platforms }: Owner): Finding[] {
  // Without an address the application is named nowhere: nothing is missing.
  const { app: _, ...buttons } = links;
  const closed = [
    ...platforms.map(({ id, link }) => ({ name: id, link, where: 'platforms' })),
    ...Object.entries(buttons).map(([name, link]) => ({ name, link, where: `links.${name}` })),
  ].filter(({ link }) => link === '');
  return found(
    !isPublic(siteUrl) &&
      must(
        `The page believes that it lives at ${siteUrl}, which visitors cannot reach safely: shared links, the sitemap and search results would lead there.`,
        'siteUrl, or SITE_URL for one build',
      ),
    !indexable &&
      must(
        'Search engines are asked to stay out (noindex).',
        'indexable, once the texts are cleared',
      ),
    ...closed.map(({ name, where }) =>
      look(`There is no address for ${name}; its button says "Coming soon".`, where),
    ),
  );
}

/** A form that is not set, or that visitors cannot reach. */
export function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Finding[] {
  switch (settings.provider) {
    case 'none':
      return [must('No form is set, so nobody can sign up.', 'form; docs/owner.md has examples')];
    case 'embedded': {
      const where = 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN for a build';
      if (formOrigin === undefined) {
        const says =
          'The form is of our own server, and this build is for none: sign-up stays closed.';
        return [must(says, where)];
      }
      const says = `The form is at ${formOrigin}, which visitors cannot reach safely.`;
      return found(formOrigin !== '' && !isPublic(formOrigin) && must(says, where));
    }
    case 'leadconnector':
    case 'url': {
      const says = 'The outside form loads without asking. Where the law wants consent first, ask.';
      return found(formConsent === 'load' && look(says, "formConsent: write 'ask'"));
    }
  }
}

/** Who is behind the page, and what the law of some countries asks for. */
export function legal({ legal: lines }: Owner): Finding[] {
  const empty = {
    entity: must('The company behind the page is not named.', 'legal.entity'),
    address: must('The registered address is missing.', 'legal.address'),
    email: must(
      'Visitors have no e-mail address, even if they cannot use the page.',
      'legal.email',
    ),
    registration: look('There is no registration number.', 'legal.registration'),
    telephone: look('There is no telephone number.', 'legal.telephone'),
    statement: look(
      'There is no statement of a regulator. Ask a lawyer whether a country that you address wants one.',
      'legal.statement',
    ),
  };
  return Object.entries(empty).flatMap(([name, finding]) =>
    lines[name as keyof typeof empty].trim() === '' ? [finding] : [],
  );
}

/** What a sceptic asks for and the owner has not filled in; the page leaves it out without a word. */
export function proof({ proof: columns, legal: { entity }, securityContact }: Owner): Finding[] {
  const missing = Object.entries(columns)
    .filter(([name, { value }]) => value === '' && !(name === 'company' && entity !== ''))
    .map(([name]) => name);
  return found(
    missing.length > 0 &&
      look(
        `The security section shows no ${missing.join(', no ')}: a sceptic asks for each.`,
        missing.map((name) => `proof.${name}`).join(', '),
      ),
    securityContact === '' &&
      look('Whoever finds a hole has nowhere to report it.', 'securityContact, for security.txt'),
  );
}

function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}

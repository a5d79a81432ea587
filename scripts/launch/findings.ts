import type { Drawn } from '../../site/art/drawnWith.ts';
import { staleParts } from '../../site/art/drawnWith.ts';
import type { Owner } from '#contract/owner.ts';
import type { Roadmap } from '../../site/src/content/roadmap.ts';
import type { Testimonials } from '../../site/src/content/testimonials.ts';
import { claimsMade } from './claims.ts';

/** Everything that decides whether the page may go public. */
export interface Facts {
  owner: Owner;
  testimonials: Pick<Testimonials, 'cards'>;
  roadmap: Pick<Roadmap, 'quarters'>;
  /** What the committed pictures were drawn with, and what they would be drawn with now. */
  drawn: Drawn;
  drawnNow: Drawn;
  now: Date;
}

export interface Finding {
  group: 'Addresses' | 'Claims' | 'Legal' | 'Sign-up form' | 'Words' | 'Pictures';
  /** `must`: not before it is mended. `look`: the page is honest as it is; decide whether you want it. */
  weight: 'must' | 'look';
  says: string;
  /** Where to mend it. */
  where: string;
}

const SETTINGS = 'owner.config.ts';
const OLDEST_COUNT_DAYS = 90;
const DAY_MS = 86_400_000;

/** What is missing before launch, in plain words, in the order in which one would mend it. */
export function findings(facts: Facts): Finding[] {
  return [
    ...addresses(facts.owner),
    ...claims(facts.owner, facts.now),
    ...legal(facts.owner),
    ...form(facts.owner),
    ...words(facts),
    ...pictures(facts),
  ];
}

function addresses({ siteUrl, indexable, links }: Owner): Finding[] {
  const group = 'Addresses';
  const { hostname, protocol } = new URL(siteUrl);
  const closed = Object.entries(links).filter(([, address]) => address === '');
  return [
    ...when(isLocal(hostname), {
      group,
      weight: 'must',
      says: `The page believes that it lives at ${siteUrl}: shared links, the sitemap and search results would lead nowhere.`,
      where: `siteUrl in ${SETTINGS}, or SITE_URL for one build`,
    }),
    ...when(!isLocal(hostname) && protocol !== 'https:', {
      group,
      weight: 'must',
      says: `${siteUrl} is not encrypted: browsers warn about such a page.`,
      where: `siteUrl in ${SETTINGS}: write https://`,
    }),
    ...when(!indexable, {
      group,
      weight: 'must',
      says: 'Search engines are asked to stay out (noindex).',
      where: `indexable in ${SETTINGS}, once the texts are cleared`,
    }),
    ...closed.map(([name]): Finding => ({
      group,
      weight: 'look',
      says: `There is no address for ${name}; its button says "Coming soon".`,
      where: `links.${name} in ${SETTINGS}`,
    })),
  ];
}

function claims(owner: Owner, now: Date): Finding[] {
  const group = 'Claims';
  const { asOf } = owner.claims;
  const age = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  const where = `claims.asOf in ${SETTINGS}, after counting again`;
  return [
    ...claimsMade(owner)
      .filter(({ id }) => !owner.evidence[id]?.trim())
      .map(({ id, says, hold }): Finding => ({
        group,
        weight: 'must',
        says: `${id}: the page claims ${says}. No evidence is named: hold ${hold}.`,
        where: `evidence.${id} in ${SETTINGS}; what to say without it: docs/claims.md`,
      })),
    ...when(age > OLDEST_COUNT_DAYS, {
      group,
      weight: 'must',
      says: `The traders and the fees elsewhere were counted ${age} days ago (${asOf}), which is more than ${OLDEST_COUNT_DAYS}.`,
      where,
    }),
    ...when(age < 0, {
      group,
      weight: 'must',
      says: `The traders and the fees elsewhere are dated ${asOf}, which is still to come.`,
      where,
    }),
  ];
}

function legal({ legal: lines, formConsent, form: { provider } }: Owner): Finding[] {
  const group = 'Legal';
  const empty = (name: keyof Owner['legal'], weight: Finding['weight'], says: string) =>
    when(lines[name].trim() === '', { group, weight, says, where: `legal.${name} in ${SETTINGS}` });
  return [
    ...empty('entity', 'must', 'The company behind the page is not named.'),
    ...empty('address', 'must', 'The registered address is missing.'),
    ...empty(
      'email',
      'must',
      'There is no e-mail address for visitors, not even for those who cannot use the page.',
    ),
    ...empty('registration', 'look', 'There is no registration number.'),
    ...empty('telephone', 'look', 'There is no telephone number.'),
    ...empty(
      'statement',
      'look',
      'There is no statement of a regulator. Ask a lawyer whether a country that you address wants one.',
    ),
    ...when(formConsent === 'load' && (provider === 'leadconnector' || provider === 'url'), {
      group,
      weight: 'look',
      says: 'The outside form loads without asking. Where the law wants consent first, ask.',
      where: `formConsent in ${SETTINGS}: write 'ask'`,
    }),
  ];
}

function form({ form: settings }: Owner): Finding[] {
  const group = 'Sign-up form';
  const where = `form in ${SETTINGS}; docs/owner.md has examples`;
  if (settings.provider === 'none') {
    const says = 'No form is set, so nobody can sign up: the section says that it is not open.';
    return [{ group, weight: 'must', says, where }];
  }
  if (settings.provider !== 'embedded') return [];
  const origin = 'form.origin in owner.config.ts, or FORM_ORIGIN for one build';
  if (settings.origin === '') {
    const says =
      "The form is the companion's own, and its address is not set: a build without it leaves sign-up closed.";
    return [{ group, weight: 'must', says, where: origin }];
  }
  const { hostname, protocol } = new URL(settings.origin);
  return when(isLocal(hostname) || protocol !== 'https:', {
    group,
    weight: 'must',
    says: `The form is at ${settings.origin}, which visitors cannot reach safely.`,
    where: origin,
  });
}

function words({ testimonials, roadmap, now }: Facts): Finding[] {
  const examples = testimonials.cards.filter(({ illustrative }) => illustrative).length;
  const late = roadmap.quarters.filter(
    ({ quarter, status }) => status !== 'completed' && endOf(quarter) < now.getTime(),
  );
  return [
    ...when(examples > 0, {
      group: 'Words',
      weight: 'look',
      says: `${examples} of ${testimonials.cards.length} testimonials are invented examples, and tagged so.`,
      where: 'cards in site/src/content/testimonials.ts, once real customers agree in writing',
    }),
    ...when(late.length > 0, {
      group: 'Words',
      weight: 'look',
      says: `The roadmap still plans ${late.map(({ quarter }) => quarter).join(' and ')}, which is over.`,
      where: 'quarters in site/src/content/roadmap.ts',
    }),
  ];
}

function pictures({ drawn, drawnNow }: Facts): Finding[] {
  return staleParts(drawn, drawnNow).map((part) => ({
    group: 'Pictures',
    weight: 'must',
    says: `${PICTURE_NAMES[part] ?? part} shows another name, text or colour than the settings.`,
    where: `npm run art ${part}`,
  }));
}

const PICTURE_NAMES: Record<string, string> = {
  hero: 'The picture of the pit',
  icons: 'The icon',
  social: 'The image of shared links (social.png)',
};

function when(isSo: boolean, finding: Finding): Finding[] {
  return isSo ? [finding] : [];
}

function isLocal(hostname: string): boolean {
  return /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(hostname) || hostname.endsWith('.localhost');
}

/** The moment after the last of `Q3 2024`; a name of another form never ends. */
function endOf(quarter: string): number {
  const [, number, year] = /^Q([1-4])\s(\d{4})$/.exec(quarter) ?? [];
  return number && year ? Date.UTC(Number(year), Number(number) * 3, 1) : Infinity;
}

import { languagePath } from '#contract/languages.ts';
import { utcDay } from '#contract/utcDay.ts';
import { withoutIsolates } from '../lib/fill.ts';
import { builtAt } from './build.ts';
import { faq } from './faq.ts';
import { head } from './head.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';

const { name, siteUrl, platforms } = owner;

/** Channels that are published: an empty setting is no address to point a machine at. */
const channels = platforms.map(({ link }) => link).filter(Boolean);

/**
 * What the page says to machines, as one schema.org graph. Left out on purpose: reviews and ratings
 * (the examples are invented), courses (not open), offers and products (none is made here).
 */
export function structuredData(language: Language) {
  const home = `${siteUrl}${languagePath(language)}`;
  const { title, description } = head(language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${siteUrl}/#org`,
        name,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/logo.png`,
        ...(channels.length > 0 && { sameAs: channels }),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        name,
        url: home,
        inLanguage: language,
        publisher: { '@id': `${siteUrl}/#org` },
      },
      {
        '@type': 'WebPage',
        '@id': `${home}#page`,
        url: home,
        name: title,
        description,
        inLanguage: language,
        dateModified: utcDay(builtAt.getTime()),
        isPartOf: { '@id': `${home}#site` },
      },
      {
        '@type': 'FAQPage',
        '@id': `${home}#faqdata`,
        mainEntity: faq(language).items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: forMachines(question),
          acceptedAnswer: { '@type': 'Answer', text: forMachines(answer) },
        })),
      },
    ],
  };
}

/** A space that forbids a line break means nothing to a machine. */
function forMachines(text: string): string {
  return withoutIsolates(text).replaceAll('\u00a0', ' ');
}

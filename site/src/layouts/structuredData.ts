import { utcDay } from '#contract/time.ts';
import { builtAt } from '../data/build.ts';
import { owner } from '../data/owner.ts';
import { questions } from '../data/contents.ts';
import { plainTranslator } from '../i18n/translate.ts';
import { languagePath, type Language } from '../i18n/locales.ts';

const { name, siteUrl, platforms } = owner;

/** Channels that are published: an empty setting is no address to point a machine at. */
const channels = platforms.map(({ link }) => link).filter(Boolean);

/**
 * What the page says to machines, as one schema.org graph. Left out on purpose: reviews and ratings
 * (the examples are invented), courses (not open), offers and products (none is made here).
 */
export function structuredData(language: Language) {
  const home = `${siteUrl}${languagePath(language)}`;
  const t = plainTranslator(language);
  const asked = questions(t);
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
        name: t('head.title'),
        description: t('head.description'),
        inLanguage: language,
        dateModified: utcDay(builtAt.getTime()),
        isPartOf: { '@id': `${home}#site` },
      },
      asked.length > 0 && {
        '@type': 'FAQPage',
        '@id': `${home}#faqdata`,
        mainEntity: asked.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ].filter(Boolean),
  };
}

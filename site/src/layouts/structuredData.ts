import { utcDay } from '#contract/time.ts';
import type { Owner } from '#site/owner/settings.ts';
import { builtAt } from '../data/build.ts';
import { costsOf } from '../data/fees.ts';
import { questionsOf } from '../data/lists.ts';
import { plainTranslator } from '../i18n/translate.ts';
import { languagePath, type Language } from '../i18n/locales.ts';

/**
 * What the page says to machines, as one schema.org graph. Left out on purpose: reviews and ratings
 * (the examples are invented), courses (not open), offers and products (none is made here).
 */
export function structuredData(owner: Owner, language: Language) {
  const { name, siteUrl } = owner;
  const { platforms } = owner.lists.community;
  // An empty setting is no address to point a machine at.
  const channels = platforms.map(({ link }) => link).filter(Boolean);
  const home = `${siteUrl}${languagePath(owner, language)}`;
  const t = plainTranslator(owner, language);
  const costs = costsOf(owner);
  const questions = questionsOf(owner);
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
      questions.length > 0 && {
        '@type': 'FAQPage',
        '@id': `${home}#faqdata`,
        mainEntity: questions.map((id) => ({
          '@type': 'Question',
          name: t(`faq.items.${id}.question`, costs),
          acceptedAnswer: { '@type': 'Answer', text: t(`faq.items.${id}.answer`, costs) },
        })),
      },
    ].filter(Boolean),
  };
}

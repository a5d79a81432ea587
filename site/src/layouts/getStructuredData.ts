import { utcDay } from '#contract/time.ts';
import type { Owner } from '#site/owner/settings.ts';
import { builtAt } from '../data/build.ts';
import { getCostValues } from '../data/fees.ts';
import { getFaqQuestions } from '../data/lists.ts';
import { createPlainTranslator } from '../i18n/translate.ts';
import { getLanguagePath, getPagePath, type Language, type Page } from '../i18n/locales.ts';

/**
 * Returns a schema.org graph. It has no reviews or ratings because the testimonials are made up, no courses because they
 * aren't open yet, and no offers or products because there are none.
 * @param textPage only for text pages, which don't have an FAQ.
 */
export function getStructuredData(
  owner: Owner,
  language: Language,
  page: Page,
  textPage?: { title: string; description: string },
) {
  const { name, siteUrl } = owner;
  const { platforms } = owner.lists.community;
  const channels = platforms.map(({ link }) => link).filter((link) => link !== '');
  const home = `${siteUrl}${getLanguagePath(owner, language)}`;
  const url = `${siteUrl}${getPagePath(owner, language, page)}`;
  const t = createPlainTranslator(owner, language);
  const costs = getCostValues(owner);
  const questions = textPage ? [] : getFaqQuestions(owner);
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
        '@id': `${url}#page`,
        url,
        name: textPage?.title ?? t('head.title'),
        description: textPage?.description ?? t('head.description'),
        inLanguage: language,
        dateModified: utcDay(builtAt.getTime()),
        isPartOf: { '@id': `${home}#site` },
      },
      questions.length > 0 && {
        '@type': 'FAQPage',
        '@id': `${url}#faqdata`,
        mainEntity: questions.map((id) => ({
          '@type': 'Question',
          name: t(`faq.items.${id}.question`, costs),
          acceptedAnswer: { '@type': 'Answer', text: t(`faq.items.${id}.answer`, costs) },
        })),
      },
    ].filter(Boolean),
  };
}

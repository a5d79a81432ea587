import type { Owner } from '#site/owner/settings.ts';
import { getCostValues } from '../../data/fees.ts';
import { getLanguagePaths, type LanguageProps } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { getFaqQuestions, getRisks } from '../../data/lists.ts';
import { getIndexablePages } from '../../data/pages.ts';
import { hasSection, getTestimonials } from '../../data/sections.ts';
import { getLanguagePath, getPagePath, type Language } from '../../i18n/locales.ts';
import { createPlainTranslator } from '../../i18n/translate.ts';

export const getStaticPaths = getLanguagePaths;

export const GET = ({ props: { language } }: LanguageProps) =>
  new Response(renderLlmsText(owner, language, getOtherPages(language)));

/** Returns Markdown links to campaign and text pages. */
function getOtherPages(language: Language): string[] {
  return getIndexablePages()
    .filter(({ page, language: pageLanguage }) => page.name !== '' && pageLanguage === language)
    .map(({ page }) => {
      const title =
        'translations' in page
          ? page.translations.find((translation) => translation.language === language)?.title
          : createPlainTranslator(page.owner, language)('head.title');
      return `- [${title ?? page.name}](${owner.siteUrl}${getPagePath(owner, language, page)})`;
    });
}

/**
 * Renders the page for language models (https://llmstxt.org). The FAQ and the risks are verbatim, so numbers keep their
 * qualifiers.
 */
export function renderLlmsText(
  owner: Owner,
  language: Language,
  otherPages: readonly string[] = [],
): string {
  const t = createPlainTranslator(owner, language);
  const questions = getFaqQuestions(owner);
  const costs = getCostValues(owner);
  const hasExamples =
    hasSection(owner, 'testimonials') &&
    getTestimonials(owner).some(({ kind }) => kind === 'example');
  const caveats = [
    ...(hasSection(owner, 'live-activity') ? [t('llms.activity')] : []),
    ...(hasExamples ? [t('llms.testimonials')] : []),
    ...(hasSection(owner, 'trading') ? [t('llms.prices')] : []),
  ];
  const text = [
    `# ${owner.name}`,
    `> ${t('head.description')}`,
    t('riskStrip.text'),
    ...(caveats.length > 0 ? [caveats.join(' ')] : []),
    `## ${t('llms.page')}`,
    [
      `- [${t('head.title')}](${owner.siteUrl}${getLanguagePath(owner, language)})${otherPages.length > 0 ? '' : `: ${t('llms.wholeSite')}`}`,
      ...otherPages,
    ].join('\n'),
    ...(questions.length > 0 ? [`## ${t('llms.questions')}`] : []),
    ...questions.map((id) => {
      const answer = t(`faq.items.${id}.answer`, costs);
      return `### ${t(`faq.items.${id}.question`, costs)}\n\n${answer}`;
    }),
    `## ${t('llms.risks')}`,
    getRisks(owner)
      .map((risk) => `- ${t(`risks.${risk}.title`)} ${t(`risks.${risk}.text`)}`)
      .join('\n'),
  ].join('\n\n');
  return `${text}\n`;
}

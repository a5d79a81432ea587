import type { Owner } from '#site/owner/settings.ts';
import { costValues } from '../../data/fees.ts';
import { pagesInLanguages, type PropsOfPage } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { questionsOf, risksOf } from '../../data/lists.ts';
import { hasSection, testimonialsOf } from '../../data/sections.ts';
import { languagePath, type Language } from '../../i18n/locales.ts';
import { plainTranslator } from '../../i18n/translate.ts';

export const getStaticPaths = pagesInLanguages;

export const GET = ({ props: { language } }: PropsOfPage) =>
  new Response(llmsText(owner, language));

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export function llmsText(owner: Owner, language: Language): string {
  const t = plainTranslator(owner, language);
  const questions = questionsOf(owner);
  const costs = costValues(owner);
  const hasExamples =
    hasSection(owner, 'testimonials') &&
    testimonialsOf(owner).some(({ kind }) => kind === 'example');
  const limits = [
    ...(hasSection(owner, 'live-activity') ? [t('llms.activity')] : []),
    ...(hasExamples ? [t('llms.testimonials')] : []),
    ...(hasSection(owner, 'trading') ? [t('llms.prices')] : []),
  ];
  const text = [
    `# ${owner.name}`,
    `> ${t('head.description')}`,
    t('riskStrip.text'),
    ...(limits.length > 0 ? [limits.join(' ')] : []),
    `## ${t('llms.page')}`,
    `- [${t('head.title')}](${owner.siteUrl}${languagePath(owner, language)}): ${t('llms.wholeSite')}`,
    ...(questions.length > 0 ? [`## ${t('llms.questions')}`] : []),
    ...questions.map((id) => {
      const answer = t(`faq.items.${id}.answer`, costs);
      return `### ${t(`faq.items.${id}.question`, costs)}\n\n${answer}`;
    }),
    `## ${t('llms.risks')}`,
    risksOf(owner)
      .map((risk) => `- ${t(`risks.${risk}.title`)} ${t(`risks.${risk}.text`)}`)
      .join('\n'),
  ].join('\n\n');
  return `${text}\n`;
}

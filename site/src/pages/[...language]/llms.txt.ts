import { questions, RISKS } from '../../data/contents.ts';
import { owner } from '../../data/owner.ts';
import { hasSection } from '../../data/sections.ts';
import { pagesInLanguages, languagePath, type PropsOfPage } from '../../i18n/locales.ts';
import { plainTranslator } from '../../i18n/translate.ts';

const { name, siteUrl } = owner;
const hasExamples =
  hasSection('testimonials') && owner.testimonials.some(({ kind }) => kind === 'example');

export const getStaticPaths = pagesInLanguages;

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export function GET({ props: { language } }: PropsOfPage) {
  const t = plainTranslator(language);
  const asked = questions(t);
  const limits = [
    ...(hasSection('live-activity') ? [t('llms.activity')] : []),
    ...(hasExamples ? [t('llms.testimonials')] : []),
    ...(hasSection('trading') ? [t('llms.prices')] : []),
  ];
  const text = [
    `# ${name}`,
    `> ${t('head.description')}`,
    t('riskStrip.text'),
    ...(limits.length > 0 ? [limits.join(' ')] : []),
    `## ${t('llms.page')}`,
    `- [${t('head.title')}](${siteUrl}${languagePath(language)}): ${t('llms.wholeSite')}`,
    ...(asked.length > 0 ? [`## ${t('llms.questions')}`] : []),
    ...asked.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    `## ${t('llms.risks')}`,
    RISKS.map((risk) => `- ${t(`risks.${risk}.title`)} ${t(`risks.${risk}.text`)}`).join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`);
}

import { languagePath } from '#contract/languagePath.ts';
import { questions, RISKS } from '../../data/contents.ts';
import { owner } from '../../data/owner.ts';
import { pagesInLanguages, type PropsOfPage } from '../../i18n/locales.ts';
import { plainTranslator } from '../../i18n/translate.ts';

const { name, siteUrl } = owner;

export const getStaticPaths = pagesInLanguages;

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export function GET({ props: { language } }: PropsOfPage) {
  const t = plainTranslator(language);
  const text = [
    `# ${name}`,
    `> ${t('head.description')}`,
    t('riskStrip.text'),
    t('llms.simulated'),
    `## ${t('llms.page')}`,
    `- [${t('head.title')}](${siteUrl}${languagePath(language)}): ${t('llms.wholeSite')}`,
    `## ${t('llms.questions')}`,
    ...questions(t).map(({ question, answer }) => `### ${question}\n\n${answer}`),
    `## ${t('llms.risks')}`,
    RISKS.map((risk) => `- ${t(`risks.${risk}.title`)} ${t(`risks.${risk}.text`)}`).join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`);
}

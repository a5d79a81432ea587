import { languagePath } from '#contract/languages.ts';
import { faq } from '../../content/faq.ts';
import { head } from '../../content/head.ts';
import { pagesInLanguages, type PropsOfPage } from '../../content/language.ts';
import { machines } from '../../content/machines.ts';
import { navigation } from '../../content/navigation.ts';
import { owner } from '../../content/owner.ts';
import { mainRisks } from '../../content/risks.ts';
import { withoutIsolates } from '../../lib/fill.ts';

const { name, siteUrl } = owner;

export const getStaticPaths = pagesInLanguages;

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export function GET({ props: { language } }: PropsOfPage) {
  const { title, description } = head(language);
  const words = machines(language);
  const text = [
    `# ${name}`,
    `> ${description}`,
    navigation(language).risk.text,
    words.simulated,
    `## ${words.page}`,
    `- [${title}](${siteUrl}${languagePath(language)}): ${words.wholeSite}`,
    `## ${words.questions}`,
    ...faq(language).items.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    `## ${words.risks}`,
    mainRisks(language)
      .map((risk) => `- ${risk.title} ${risk.text}`)
      .join('\n'),
    '',
  ].join('\n\n');
  return new Response(`${withoutIsolates(text).replaceAll('\u00a0', ' ').trimEnd()}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

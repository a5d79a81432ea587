import { faq } from '../content/faq.ts';
import { head } from '../content/head.ts';
import { machines } from '../content/machines.ts';
import { navigation } from '../content/navigation.ts';
import { owner } from '../content/owner.ts';
import { mainRisks } from '../content/risks.ts';

const LANGUAGE = 'en';
const { name, siteUrl } = owner;
const { title, description } = head(LANGUAGE);
const words = machines(LANGUAGE);

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export const GET = () =>
  new Response(
    [
      `# ${name}`,
      `> ${description}`,
      navigation(LANGUAGE).risk.text,
      words.simulated,
      `## ${words.page}`,
      `- [${title}](${siteUrl}/): ${words.wholeSite}`,
      `## ${words.questions}`,
      ...faq(LANGUAGE).items.map(({ question, answer }) => `### ${question}\n\n${answer}`),
      `## ${words.risks}`,
      mainRisks(LANGUAGE)
        .map(({ title, text }) => `- ${title} ${text}`)
        .join('\n'),
      '',
    ]
      .join('\n\n')
      .replaceAll('\u00a0', ' ')
      .trimEnd()
      .concat('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );

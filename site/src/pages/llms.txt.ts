import { faq } from '../content/faq.ts';
import { head } from '../content/head.ts';
import { navigation } from '../content/navigation.ts';
import { owner } from '../content/owner.ts';
import { mainRisks } from '../content/risks.ts';

const { name, siteUrl } = owner;

/**
 * The page for language models, in the form of https://llmstxt.org: the questions with their
 * answers and the risks, word for word, so that no figure travels without its limits.
 */
export const GET = () =>
  new Response(
    [
      `# ${name}`,
      `> ${head.description}`,
      navigation.risk.text,
      'The activity feed on the page is a simulation, and its testimonials are labeled examples. Prices on it are reference prices from an outside data service.',
      '## Page',
      `- [${head.title}](${siteUrl}/): the whole site is this one page`,
      '## Questions',
      ...faq.items.map(({ question, answer }) => `### ${question}\n\n${answer}`),
      '## Risks',
      mainRisks.map(({ title, text }) => `- ${title} ${text}`).join('\n'),
      '',
    ]
      .join('\n\n')
      .replaceAll('\u00a0', ' ')
      .trimEnd()
      .concat('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );

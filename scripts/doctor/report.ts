import type { Found } from './findings.ts';

/** The findings as a list for a person: what must be done first, each group under its name. */
export function report(found: readonly Found[]): string {
  const { must: musts = [], look: looks = [] } = Object.groupBy(found, ({ weight }) => weight);
  if (found.length === 0) return 'Nothing is missing. The page may go public.';
  return [
    ...part('Before launch', musts),
    ...part('Worth a look; the page is honest without', looks),
    musts.length > 0
      ? `${musts.length} to do before launch, ${looks.length} worth a look.`
      : `Nothing must be done before launch; ${looks.length} worth a look.`,
  ].join('\n');
}

/** What a build says about them: one line each for what a visitor would meet at once. */
export function warnings(found: readonly Found[]): string[] {
  const musts = found.filter(({ weight }) => weight === 'must');
  const loud = musts.filter(({ group }) => group === 'Sign-up form' || group === 'Pictures');
  const rest = musts.length - loud.length;
  return [
    ...loud.map(({ says, where }) => `Warning: ${says} Mend: ${where}.`),
    ...(rest > 0
      ? [`Warning: ${rest} more to do before launch; \`npm run doctor\` lists them.`]
      : []),
  ];
}

function part(title: string, found: readonly Found[]): string[] {
  if (found.length === 0) return [];
  const groups = Map.groupBy(found, ({ group }) => group);
  const lines = [...groups].flatMap(([name, all]) => [
    `  ${name}`,
    ...all.flatMap(({ says, where }) => [`    - ${says}`, `      → ${where}`]),
  ]);
  return [title, ...lines, ''];
}

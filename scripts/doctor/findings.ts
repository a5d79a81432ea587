import type { Owner } from '#contract/owner.ts';
import type { Drawn } from '../../site/art/drawnWith.ts';
import { orEnd } from '../command.ts';
import type { Note } from '../messages/notes.ts';
import { RULES } from './rules.ts';

/** Everything that decides whether the page may go public. */
export interface Facts {
  owner: Owner;
  /** The host name of our own form: empty for the page's own, undefined where the build has none. */
  formOrigin: string | undefined;
  /** What is left to do in the messages of each language that is built. */
  notes: Readonly<Record<string, readonly Note[]>>;
  /** What the committed pictures were drawn with, and what they would be drawn with now. */
  drawn: Drawn;
  drawnNow: Drawn;
  now: Date;
}

/**
 * `must`: not before it is mended. `look`: the page is honest as it is; decide whether you want it. `says`
 * what is missing, or false where nothing is; `where` says where to mend it.
 */
export type Rule = [weight: 'must' | 'look', says: string | false, where: string];
export type Finding = { group: string; weight: Rule[0]; says: string; where: string };

/**
 * What the settings, the messages and the pictures of this folder say now. Everything is read as the build
 * will: what is wrong ends the program with a sentence, rather than with the build's stack.
 */
export async function readFacts(now: Date): Promise<Facts> {
  return orEnd(async () => {
    // Loaded here, because a mistake in the settings or the messages is told by what reads them.
    const { owner } = await import('../../site/src/data/owner.ts');
    const { ownFormOrigin: formOrigin } = await import('../../site/src/data/form.ts');
    const { drawnWithNow, readDrawn } = await import('../../site/art/drawnWith.ts');
    const { readNotes } = await import('../messages/translation.ts');
    const [drawn, drawnNow] = [await readDrawn(), drawnWithNow()];
    return { owner, formOrigin, notes: readNotes(owner.languages), drawn, drawnNow, now };
  });
}

/** What is missing before launch, in the order in which one would mend it. */
export function findings(facts: Facts): Finding[] {
  return Object.entries(RULES).flatMap(([group, rules]) =>
    rules(facts).flatMap(([weight, says, where]) =>
      says === false ? [] : [{ group, weight, says, where }],
    ),
  );
}

/** The findings as a list for a person: what must be done first, each group under its name. */
export function printFindings(found: readonly Finding[]): string {
  const { must = [], look = [] } = Object.groupBy(found, ({ weight }) => weight);
  if (found.length === 0) return 'Nothing is missing. The page may go public.';
  const todo = must.length > 0 ? `${must.length} to do` : 'Nothing must be done';
  return [
    ...part('Before launch', must),
    ...part('Worth a look; the page is honest without', look),
    `${todo} before launch, ${look.length} worth a look.`,
  ].join('\n');
}

function part(title: string, found: readonly Finding[]): string[] {
  if (found.length === 0) return [];
  const groups = [...Map.groupBy(found, ({ group }) => group)].flatMap(([name, all]) => [
    `  ${name}`,
    ...all.flatMap(({ says, where }) => [`    - ${says}`, `      → ${where}`]),
  ]);
  return [title, ...groups, ''];
}

/** What a build says about them: one line each for what a visitor would meet at once. */
export function warnings(found: readonly Finding[]): string[] {
  const musts = found.filter(({ weight }) => weight === 'must');
  const loud = musts.filter(({ group }) => group === 'Sign-up form' || group === 'Pictures');
  const rest = musts.length - loud.length;
  const lines = loud.map(({ says, where }) => `Warning: ${says} Mend: ${where}.`);
  if (rest === 0) return lines;
  return [...lines, `Warning: ${rest} more to do before launch; \`npm run doctor\` lists them.`];
}

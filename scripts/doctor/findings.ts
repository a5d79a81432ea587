import type { Owner } from '#site/owner/settings.ts';
import type { Note } from '../messages/notes.ts';

/** Everything that decides whether the page may go public. */
export interface Facts {
  owner: Owner;
  /** The host name of our own form: empty for the page's own, undefined where the build has none. */
  formOrigin: string | undefined;
  /** What is left to do in the messages of each language that is built. */
  notes: Readonly<Record<string, readonly Note[]>>;
  now: Date;
}

/**
 * `required`: the page must not go public before it is mended. `recommended`: the page is honest as it is, and
 * the owner decides. `where`: the setting of the owner, or the command, that mends it.
 */
export type Finding = { severity: 'required' | 'recommended'; text: string; where: string };

/** One thing that is looked at; `text` is false where nothing is to be done. */
export type Rule = [severity: Finding['severity'], text: Finding['text'] | false, where: string];

/** The findings as a list for a person: what must be done first. */
export function printFindings(found: readonly Finding[]): string {
  if (found.length === 0) return 'Nothing is missing. The page may go public.';
  const { required = [], recommended = [] } = Object.groupBy(found, ({ severity }) => severity);
  const todo = required.length > 0 ? `${required.length} to do` : 'Nothing must be done';
  return `${list('Before launch', required)}${list('Worth a look; the page is honest without', recommended)}${todo} before launch, ${recommended.length} worth a look. Arrows name a setting of the owner, or a command.`;
}

function list(title: string, found: readonly Finding[]): string {
  const lines = found.map(({ text, where }) => `  - ${text}\n    → ${where}\n`);
  return found.length === 0 ? '' : `${title}\n${lines.join('')}\n`;
}

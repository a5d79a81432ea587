import type { Owner } from '#site/owner/settings.ts';
import type { Note } from '../messages/notes.ts';

/** The input of all rules. */
export interface Facts {
  owner: Owner;
  /** The host name of our own form: empty for the page's own, undefined where the build has none. */
  formOrigin: string | undefined;
  /** The open notes on the messages of each built language. */
  notes: Readonly<Record<string, readonly Note[]>>;
  now: Date;
}

/**
 * `required`: fix it before launch. `recommended`: the page is correct without it, and the owner decides. `where`:
 * the setting or command that fixes it.
 */
export type Finding = { severity: 'required' | 'recommended'; text: string; where: string };

/** The result of one rule; `text` is false if there is nothing to do. */
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

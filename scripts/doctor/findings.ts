import type { Owner } from '#site/owner/settings.ts';
import type { Note } from '../messages/notes.ts';

/** Input for all rules. */
export interface DoctorInput {
  owner: Owner;
  /** Our own form's origin. Empty if the page has the same origin, undefined if the build has no form. */
  formOrigin: string | undefined;
  /** Translation notes by language. */
  notes: Readonly<Record<string, readonly Note[]>>;
  now: Date;
}

/** `required` findings must be fixed before launch. `fix` is the setting or command that fixes a finding. */
export type Finding = { severity: 'required' | 'recommended'; text: string; fix: string };

/** A rule's result. `text` is false if the rule didn't find a problem. */
export type Rule = [severity: Finding['severity'], text: Finding['text'] | false, fix: string];

/** Formats findings for the terminal, the required ones first. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No problems found. The page is ready for launch.';
  const { required = [], recommended = [] } = Object.groupBy(findings, ({ severity }) => severity);
  return `${formatList('Before launch', required)}${formatList('Recommended', recommended)}${required.length} required, ${recommended.length} recommended. Arrows point to the setting in owner.config.ts or the command.`;
}

function formatList(title: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ text, fix }) => `  - ${text}\n    → ${fix}\n`);
  return findings.length === 0 ? '' : `${title}\n${lines.join('')}\n`;
}

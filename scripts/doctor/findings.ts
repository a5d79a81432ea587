import type { Owner } from '#site/owner/settings.ts';
import type { MessageKey } from '../../site/src/i18n/translate.ts';
import type { Note } from '../messages/notes.ts';

export interface DoctorInput {
  owner: Owner;
  /** Origin of our own form. Empty for same-origin, undefined if the build doesn't have the form. */
  formOrigin: string | undefined;
  /** Translation notes by language. */
  notes: Readonly<Record<string, readonly Note[]>>;
  /** Returns a message as visitors see it. */
  translate: (language: string, key: MessageKey) => string;
  now: Date;
}

/** `required` findings must be fixed before launch. `fix` names the setting or the command that fixes it. */
export type Finding = { severity: 'required' | 'recommended'; text: string; fix: string };

/** `text` is false if the rule didn't find a problem. */
export type Rule = [severity: Finding['severity'], text: Finding['text'] | false, fix: string];

export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No problems found. The page is ready for launch.';
  const { required = [], recommended = [] } = Object.groupBy(findings, ({ severity }) => severity);
  return `${formatList('Before launch', required)}${formatList('Recommended', recommended)}${required.length} required, ${recommended.length} recommended. Each arrow shows the setting in owner.config.ts or the command that fixes it.`;
}

function formatList(title: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ text, fix }) => `  - ${text}\n    → ${fix}\n`);
  return findings.length === 0 ? '' : `${title}\n${lines.join('')}\n`;
}

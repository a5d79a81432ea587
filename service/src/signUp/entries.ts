import * as z from 'zod';
import { FORM_FIELDS } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';

const NAMES = [...FORM_FIELDS, ...UTM_KEYS] as const;

/** The form's fields as they were sent, unchecked, to be shown again. */
export const Entries = z.record(z.enum(NAMES), z.string());
export type Entries = z.infer<typeof Entries>;

/** Missing fields are `''`; fields the form does not have are left out. */
export function readEntries(fields: ReadonlyMap<string, string>): Entries {
  return Object.fromEntries(NAMES.map((name) => [name, fields.get(name) ?? ''])) as Entries;
}

import type { UTM_KEYS } from '#contract/formFrame.ts';

/** The form's fields as they were sent, unchecked, to be shown again. */
export type Entries = Readonly<Record<EntryName, string>>;
type EntryName = 'email' | 'firstName' | 'experience' | 'consent' | (typeof UTM_KEYS)[number];

/** Missing fields are `''`; fields the form does not have are left out. */
export function readEntries(fields: ReadonlyMap<string, string>): Entries {
  const read = (name: EntryName) => fields.get(name) ?? '';
  return {
    email: read('email'),
    firstName: read('firstName'),
    experience: read('experience'),
    consent: read('consent'),
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
    utm_term: read('utm_term'),
    utm_content: read('utm_content'),
  };
}

import { form } from '../site/src/data/form.ts';
import { owner } from '../site/src/data/owner.ts';
import type { Facts } from './doctor/findings.ts';
import { readNotes } from './messages/translation.ts';

/**
 * Reads what the settings and messages say. Import it dynamically: a mistake in the settings fails the import.
 * @throws Error with a sentence for each mistake in the messages.
 */
export const readFacts = (now: Date): Facts => ({
  owner,
  formOrigin: form.origin,
  notes: readNotes(owner),
  now,
});

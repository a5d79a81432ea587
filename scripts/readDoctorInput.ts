import { form } from '../site/src/data/form.ts';
import { owner } from '../site/src/data/owner.ts';
import type { DoctorInput } from './doctor/findings.ts';
import { readAllNotes } from './messages/translation.ts';

/**
 * Reads the settings and messages. An error in the settings fails the import, so import this module dynamically.
 * @throws Error with a line for each error in the messages.
 */
export const readDoctorInput = (now: Date): DoctorInput => ({
  owner,
  formOrigin: form.origin,
  notes: readAllNotes(owner),
  now,
});

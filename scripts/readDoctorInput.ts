import { form } from '../site/src/data/form.ts';
import { owner } from '../site/src/data/owner.ts';
import { createMetadataTranslator } from '../site/src/i18n/translate.ts';
import type { DoctorInput } from './doctor/findings.ts';
import { readAllNotes } from './messages/translation.ts';

/**
 * Import this module dynamically, because errors in the settings fail the import.
 * @throws Error listing every error in the messages on its own line.
 */
export const readDoctorInput = (now: Date): DoctorInput => ({
  owner,
  formOrigin: form.origin,
  notes: readAllNotes(owner),
  translate: (language, key) => createMetadataTranslator(owner, language)(key),
  now,
});

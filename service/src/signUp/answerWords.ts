import { FORM_FIELDS, type FieldErrors } from '#contract/formAnswer.ts';
import type { FormWords } from '#contract/formWords.ts';
import { fill } from '#contract/sentence.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './oldSignUp.ts';
import type { Faults, Refusal } from './outcome.ts';

export function errorsOf(faults: Faults, words: FormWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FORM_FIELDS) {
    const fault = faults[field];
    const most = fault === 'nameTooLong' ? NAME_MAX_LENGTH : EMAIL_MAX_LENGTH;
    if (fault !== undefined) errors[field] = fill(words.faults[fault], { most: String(most) });
  }
  return errors;
}

/** Why a form was not taken. Another site's doing is told like age: it is nothing that a visitor did. */
export function refusalOf(refusal: Refusal, { refusals, send }: FormWords): string {
  return fill(refusals[refusal === 'crossSite' ? 'expired' : refusal], { send });
}

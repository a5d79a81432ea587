import { FIELD_ERRORS, REFUSALS, type FieldErrors } from '#contract/signUpAnswer.ts';

/** The words that a form shows for its visitor to agree to. */
export type ShownConsent = { version: string; text: string };

/** What became of a sending. `refused`: nothing of it is known to be stored. */
export type Answer =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; consent?: ShownConsent | undefined }
  | { kind: 'refused'; reason: 'tooMany' | 'notSaved' | 'offline' };

/**
 * Reads what the server answered (`SignUpAnswer`). A gateway in between may answer anything: whatever the
 * server does not say counts as not saved.
 * @param body the parsed JSON; `undefined` where it was none.
 */
export function readAnswer(status: number, body: unknown): Answer {
  if (status === REFUSALS.tooMany) return { kind: 'refused', reason: 'tooMany' };
  if (!isObject(body)) return { kind: 'refused', reason: 'notSaved' };
  if (status === 200 && body['ok'] === true) return { kind: 'sent' };
  const errors = readErrors(body['errors']);
  const consent = isConsent(body['consent']) ? body['consent'] : undefined;
  const isWhole = errors.consent !== 'changed' || consent !== undefined;
  return status === 422 && Object.keys(errors).length > 0 && isWhole
    ? { kind: 'invalid', errors, consent }
    : { kind: 'refused', reason: 'notSaved' };
}

/** The error codes that this form knows, in the order of its fields. */
function readErrors(errors: unknown): FieldErrors {
  if (!isObject(errors)) return {};
  const known = Object.entries(FIELD_ERRORS).flatMap(([field, codes]) => {
    const code = codes.find((each) => each === errors[field]);
    return code === undefined ? [] : [[field, code]];
  });
  return Object.fromEntries(known);
}

function isConsent(value: unknown): value is ShownConsent {
  return (
    isObject(value) && typeof value['version'] === 'string' && typeof value['text'] === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

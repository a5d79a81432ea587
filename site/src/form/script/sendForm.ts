import { FIELD_ERRORS, REFUSALS, type Consent, type FieldErrors } from '#contract/signUpAnswer.ts';

// For headers and body together: as long as the page waits for its prices.
const MAX_WAIT_MS = 8_000;

/** `consent`: the words to agree to now, where they have changed. */
export type Invalid = {
  kind: 'invalid';
  errors: FieldErrors;
  consent?: Pick<Consent, 'version' | 'text'>;
};
/** Nothing of it is known to be stored. */
export type Refused = { kind: 'refused'; reason: 'tooMany' | 'notSaved' | 'offline' };
/** What became of a sending. */
export type Answer = { kind: 'sent' } | Invalid | Refused;

/** What the form sends; none of its fields takes a file. */
export function entriesOf(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') entries.append(name, value);
  }
  return entries;
}

/**
 * Sends the entries of a form.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late may be
 *   stored all the same: a second try for the same address makes no second row.
 */
export async function sendEntries(address: string, body: URLSearchParams): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MAX_WAIT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: stop.signal,
    });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'refused', reason: navigator.onLine ? 'notSaved' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads what the server answered (`SignUpAnswer`). A gateway in between may answer anything: whatever the
 * server does not say counts as not saved.
 * @param body the parsed JSON; `undefined` where it was none.
 */
export function readAnswer(status: number, body: unknown): Answer {
  if (status === REFUSALS.tooMany) return { kind: 'refused', reason: 'tooMany' };
  const { ok, errors: given, consent } = toRecord(body);
  if (status === 200 && ok === true) return { kind: 'sent' };
  const errors = readErrors(toRecord(given));
  const { version, text } = toRecord(consent);
  if (status !== 422 || Object.keys(errors).length === 0) {
    return { kind: 'refused', reason: 'notSaved' };
  }
  if (typeof version === 'string' && typeof text === 'string') {
    return { kind: 'invalid', errors, consent: { version, text } };
  }
  return errors.consent === 'changed'
    ? { kind: 'refused', reason: 'notSaved' }
    : { kind: 'invalid', errors };
}

/** The error codes that this form knows, in the order of its fields. */
function readErrors(errors: Record<string, unknown>): FieldErrors {
  const known = Object.entries(FIELD_ERRORS).flatMap(([field, codes]) => {
    const code = codes.find((each) => each === errors[field]);
    return code === undefined ? [] : [[field, code]];
  });
  return Object.fromEntries(known);
}

const toRecord = (value: unknown) => Object(value) as Record<string, unknown>;

import { FORM_MIN_AGE_MS, FormAnswer } from '#contract/formAnswer.ts';
import { wordOf } from './part.ts';

// For headers and body together: as long as the page waits for its prices.
const MAX_WAIT_MS = 8_000;

/**
 * Sends the form, once it is old enough to be taken.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late
 *   may be stored all the same: the form keeps its token, and with it a second try makes no second
 *   row.
 */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  await new Promise((done) => setTimeout(done, msUntilOldEnough()));
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MAX_WAIT_MS);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: stop.signal,
    });
    const answer = FormAnswer.safeParse(await response.json());
    // A gateway in between may answer anything; only what the service itself says is shown.
    const isOurs = answer.success && (answer.data.kind === 'refused') !== response.ok;
    return isOurs ? answer.data : refusal('notSaved');
  } catch {
    return refusal(navigator.onLine ? 'notSaved' : 'offline');
  } finally {
    clearTimeout(timer);
  }

  function refusal(name: 'notSaved' | 'offline'): FormAnswer {
    return { kind: 'refused', message: wordOf(form, name) };
  }
}

/** The form was issued before its first byte came; what is sent sooner, the server holds. */
function msUntilOldEnough(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const servedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return FORM_MIN_AGE_MS + servedAt - performance.now();
}

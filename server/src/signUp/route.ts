import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { HONEYPOT, REFUSALS, SIGN_UP_PATH, type SignUpAnswer } from '#contract/signUpAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import { createRateLimit, rateLimitKey } from '../http/rateLimit.ts';
import { checkForm, languageOf, type FormSite } from './checkForm.ts';
import { isForm, readForm, type SentForm } from './readForm.ts';
import type { SignUps } from './signUps.ts';

export type SignUpRouteParts = Dependencies & {
  signUps: Pick<SignUps, 'add'>;
  site: FormSite;
  /** From where forms may come besides the request's own host, such as `https://example.com`. */
  origins: readonly string[];
  clientAddress: (c: Context) => string;
  randomId: () => string;
  /** The webhooks that are told of a sign-up, by name. */
  targets: readonly string[];
};

declare module 'hono' {
  interface ContextVariableMap {
    form?: SentForm;
  }
}

const MAX_BODY_BYTES = 16 * 1_024;
// An office behind one address may sign up together; after that, one every ten seconds.
const FORMS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1, maxKeys: 20_000 };
const RETRY_AFTER_SECONDS = '60';
/**
 * Milliseconds from when a form has arrived whole until it is answered, at least. Storing takes less, and
 * so the time does not tell whether an address is known.
 */
const LEAST_ANSWER_MS = 20;

/** `POST /api/sign-ups`: every valid form has the same answer, whether its address is known or not. */
export function signUpRoutes(parts: SignUpRouteParts): Hono {
  const { signUps, site, now, monotonicNow, sleep, log, metrics } = parts;
  const limit = createRateLimit({ ...FORMS_PER_ADDRESS, monotonicNow });
  const app = new Hono();

  app.post(
    SIGN_UP_PATH,
    async (c, next) => (isForm(c.req.raw.headers) ? next() : respond(c, { error: 'wrongType' })),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respond(c, { error: 'tooLarge' }) }),
    async (c, next) => {
      const form = await readForm(c.req.raw).catch(() => undefined);
      if (form === undefined) return respond(c, { error: 'unreadable' });
      c.set('form', form);
      return next();
    },
    refuseCrossSite(parts.origins),
    async (c) => {
      const answerAt = monotonicNow() + LEAST_ANSWER_MS;
      const answer = await take(c.get('form') ?? new Map(), parts.clientAddress(c));
      // A timer may be early by as long as the event loop was held up, which is as long as storing takes.
      while (monotonicNow() < answerAt) await sleep(answerAt - monotonicNow());
      return respond(c, answer);
    },
  );
  app.onError((cause, c) => {
    if (cause instanceof HTTPException && cause.status === 403) {
      return respond(c, { error: 'crossSite' });
    }
    // Whoever hangs up in the middle has sent no form, and that is no failure of ours.
    if (c.get('form') === undefined) return respond(c, { error: 'unreadable' });
    log.error('sign-up failed', { reason: String(cause) });
    return respond(c, { error: 'notSaved' });
  });
  return app;

  /** Decides about a form, and keeps it if it may be kept. */
  async function take(form: SentForm, address: string): Promise<SignUpAnswer> {
    if (!limit.take(rateLimitKey(address))) return { error: 'tooMany' };
    const checked = checkForm(form, site);
    if (checked.kind === 'invalid') return checked.answer;
    // Told why it failed, a program would try something else.
    if ((form.get(HONEYPOT) ?? '') !== '') return { ok: true };
    try {
      const { targets } = parts;
      await signUps.add({ ...checked.signUp, id: parts.randomId(), at: now(), targets });
      return { ok: true };
    } catch (cause) {
      log.error('sign-up not saved', { reason: String(cause) });
      return { error: 'notSaved' };
    }
  }

  /** Facts for the form's script; for a browser without script the page that says them. */
  function respond(c: Context, answer: SignUpAnswer): Response {
    const { status, page, kind } = outcomeOf(answer);
    metrics.count('sign_up_answers_total', { kind });
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (page === 'too-many' || page === 'not-saved') c.header('Retry-After', RETRY_AFTER_SECONDS);
    if (c.req.header('accept')?.includes('application/json')) return c.json(answer, status);
    const { path } = languageOf(c.get('form'), site);
    return c.redirect(`${path}form/${page}/`, 303);
  }
}

/** Of an answer: its status for a script, its page for a browser without one, its name for counters. */
function outcomeOf(answer: SignUpAnswer) {
  if ('ok' in answer) return { status: 200, page: 'thanks', kind: 'thanks' } as const;
  if ('errors' in answer) return { status: 422, page: 'check', kind: 'invalid' } as const;
  const { error } = answer;
  const page = error === 'tooMany' ? 'too-many' : error === 'notSaved' ? 'not-saved' : 'check';
  return { status: REFUSALS[error], page, kind: error } as const;
}

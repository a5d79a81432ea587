import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { HONEYPOT, REFUSALS, SIGN_UP_PATH, type SignUpAnswer } from '#contract/signUpAnswer.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import { createRateLimit, rateLimitKey } from '../http/rateLimit.ts';
import { checkForm, languageOf, type FormSite } from './checkForm.ts';
import type { SignUps } from './signUps.ts';

export type SignUpRouteParts = Pick<Dependencies, 'now' | 'monotonicNow' | 'sleep' | 'log'> & {
  signUps: Pick<SignUps, 'add'>;
  manifest: FormSite & Pick<SiteManifest, 'siteOrigin' | 'formOrigin'>;
  clientAddress: (c: Context) => string;
  randomId: () => string;
  /** The webhooks that are told of a sign-up, by name. */
  targets: readonly string[];
};

declare module 'hono' {
  interface ContextVariableMap {
    form?: URLSearchParams;
  }
}

const MAX_BODY_BYTES = 16 * 1_024;
// An office behind one address may sign up together; after that, one every ten seconds.
const FORMS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1, maxKeys: 20_000 };
/**
 * Milliseconds from when a form has arrived whole until it is answered, at least. Storing takes less, and
 * so the time does not tell whether an address is known.
 */
const LEAST_ANSWER_MS = 20;

/** `POST /api/sign-ups`: every valid form has the same answer, whether its address is known or not. */
export function signUpRoutes(parts: SignUpRouteParts): Hono {
  const { signUps, manifest, now, monotonicNow, sleep, log } = parts;
  const { siteOrigin, formOrigin } = manifest;
  const limit = createRateLimit({ ...FORMS_PER_ADDRESS, monotonicNow });
  const app = new Hono();

  app.post(
    SIGN_UP_PATH,
    async (c, next) => {
      const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
      return isForm ? next() : respond(c, { error: 'wrongType' });
    },
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respond(c, { error: 'tooLarge' }) }),
    async (c, next) => {
      c.set('form', new URLSearchParams(await c.req.text()));
      return next();
    },
    refuseCrossSite([siteOrigin, formOrigin ?? siteOrigin]),
    async (c) => {
      const answerAt = monotonicNow() + LEAST_ANSWER_MS;
      const answer = await take(c);
      // A timer may be early by as long as the event loop was held up, which is as long as storing takes.
      while (monotonicNow() < answerAt) await sleep(answerAt - monotonicNow());
      return respond(c, answer);
    },
  );
  app.onError((cause, c) => {
    if (cause instanceof HTTPException) return respond(c, { error: 'crossSite' });
    // Whoever hangs up in the middle has sent no form, and that is no failure of ours.
    if (c.get('form') === undefined) return respond(c, { error: 'unreadable' });
    log.error('sign-up not saved', { reason: String(cause) });
    return respond(c, { error: 'notSaved' });
  });
  return app;

  /** Decides about a form, and keeps it if it may be kept. */
  async function take(c: Context): Promise<SignUpAnswer> {
    const sent = c.get('form') ?? new URLSearchParams();
    if (!limit.take(rateLimitKey(parts.clientAddress(c)))) return { error: 'tooMany' };
    const checked = checkForm(sent, manifest);
    if (!('form' in checked)) return checked;
    // A program that fills in every field is thanked: told why it failed, it would try something else.
    if (sent.get(HONEYPOT)) return { ok: true };
    await signUps.add({ ...checked, id: parts.randomId(), at: now(), targets: parts.targets });
    return { ok: true };
  }

  /** Facts for the form's script; for a browser without script the page that says them. */
  function respond(c: Context, answer: SignUpAnswer): Response {
    const [status, page] = outcomeOf(answer);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (status === 429 || status === 503) c.header('Retry-After', '60');
    if (c.req.header('accept')?.includes('application/json')) return c.json(answer, status);
    return c.redirect(`${languageOf(c.get('form'), manifest).path}form/${page}/`, 303);
  }
}

/** The status of an answer for a script, and its page for a browser without one. */
function outcomeOf(answer: SignUpAnswer) {
  if ('ok' in answer) return [200, 'thanks'] as const;
  if ('errors' in answer) return [422, 'check'] as const;
  const { error } = answer;
  const page = error === 'tooMany' ? 'too-many' : error === 'notSaved' ? 'not-saved' : 'check';
  return [REFUSALS[error], page] as const;
}

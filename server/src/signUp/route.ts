import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import {
  HONEYPOT,
  SIGN_UP_PATH,
  type FieldErrors,
  type SignUpAnswer,
  type SignUpRefusal,
} from '#contract/signUpForm.ts';
import { VARIANTS } from '#contract/formFrame.ts';
import { SignUp } from '#contract/signUp.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { refuseCrossSite } from '../http/guards.ts';
import type { SignUpQueries } from './signUpQueries.ts';
import { submissionOf } from './submission.ts';

type Env = { Variables: { form?: URLSearchParams } };

/** The status of a refusal for a script, and its page for a browser without one. */
const REFUSALS = {
  unreadable: [400, 'check'],
  crossSite: [403, 'check'],
  tooLarge: [413, 'check'],
  wrongType: [415, 'check'],
  tooMany: [429, 'too-many'],
  notSaved: [503, 'not-saved'],
} as const satisfies Record<SignUpRefusal, unknown>;
const THANKS = [200, 'thanks'] as const;
const MISTAKES = [422, 'check'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 16 * 1_024;
// An office behind one address may sign up together; after that, one every ten seconds.
const FORMS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1 };
// From when a form has arrived whole. Storing takes less, so the time does not tell who is known.
const MIN_ANSWER_MS = 20;

/**
 * `POST /api/sign-ups`: every valid form gets the same answer, whether its address is known or not.
 * @param webhooks the names of those that are told.
 */
export function signUpRoutes(
  dependencies: Dependencies,
  { add, keepConsents }: Pick<SignUpQueries, 'add' | 'keepConsents'>,
  webhooks: readonly string[],
): Hono<Env> {
  const { manifest, now, monotonicNow, sleep, randomId, log } = dependencies;
  const { siteOrigin, formOrigin, languages, consents, previousConsents } = manifest;
  const isAllowed = createRateLimit(dependencies, FORMS_PER_ADDRESS);
  const app = new Hono<Env>();
  let areConsentsKept = false;

  app.post(
    SIGN_UP_PATH,
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respond(c, { error: 'tooLarge' }) }),
    async (c, next) => {
      const isForm = c.req.header('content-type')?.startsWith(FORM_TYPE);
      if (!isForm) return respond(c, { error: 'wrongType' });
      c.set('form', new URLSearchParams(await c.req.text()));
      return next();
    },
    refuseCrossSite([siteOrigin, formOrigin ?? siteOrigin]),
    async (c) => {
      const answerAt = monotonicNow() + MIN_ANSWER_MS;
      const answer = isAllowed(c) ? await take(c.get('form')) : { error: 'tooMany' as const };
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

  /** Says what is wrong with a form, or keeps it. */
  async function take(sent = new URLSearchParams()): Promise<SignUpAnswer> {
    const { tag: language } = languageOf(sent);
    const consent = consents.find((each) => each.language === language);
    // Absent where a program signs somebody up that never showed our form.
    const consentVersion = sent.get('consentVersion') || consent?.version || '';
    const known = [...consents, ...previousConsents].map(({ version }) => version);
    // Whoever opens the form by an address of their own must not bring what the page would not.
    if (!manifest.clickIds) sent.delete('click_id');
    const { data: form, error } = SignUp.safeParse(Object.fromEntries(sent));
    const named = error?.issues.map(({ path, message }) => [path[0], message]);
    const errors: FieldErrors = Object.fromEntries(named ?? []);
    if (!known.includes(consentVersion)) {
      return { errors: { ...errors, consent: 'changed' }, consent };
    }
    if (form === undefined) return { errors };
    // A program that fills in every field is thanked: told why it failed, it would try something else.
    if (!sent.get(HONEYPOT)) {
      // Not at the start: a store that can't write must not keep the page away.
      if (!areConsentsKept) await keepConsents([...consents, ...previousConsents]);
      areConsentsKept = true;
      const variants = variantsIn(sent);
      await add({
        id: randomId(),
        confirmationId: randomId(),
        token: randomId(),
        at: now(),
        submission: submissionOf(form, { consent_version: consentVersion, language, variants }),
        webhooks,
        isAsked: manifest.confirm !== null,
      });
    }
    return { ok: true };
  }

  /** What was drawn in the experiments that are built, of each one variant; null where nothing was. */
  function variantsIn(sent: URLSearchParams): string | null {
    const drawn = sent.get(VARIANTS)?.split(' ') ?? [];
    const known = manifest.experiments.map(({ id }) =>
      drawn.find((one) => [`${id}:a`, `${id}:b`].includes(one)),
    );
    return known.filter(Boolean).join(' ') || null;
  }

  /** Facts for the form's script; for a browser without script the page that says them. */
  function respond(c: Context<Env>, answer: SignUpAnswer): Response {
    const [status, page] =
      'error' in answer ? REFUSALS[answer.error] : 'ok' in answer ? THANKS : MISTAKES;
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (status === 429 || status === 503) c.header('Retry-After', '60');
    if (c.req.header('accept')?.includes('application/json')) return c.json(answer, status);
    return c.redirect(`${languageOf(c.get('form')).path}form/${page}/`, 303);
  }

  /** The language of the form that was sent, or the site's first one. */
  function languageOf(sent: URLSearchParams | undefined) {
    const language = languages.find(({ tag }) => tag === sent?.get('lang')) ?? languages[0];
    return language ?? { tag: '', path: '/' };
  }
}

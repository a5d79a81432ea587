import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import {
  HONEYPOT,
  SIGN_UP_PATH,
  type FieldErrors,
  type SignUpResponse,
  type SignUpRejection,
} from '#contract/signUpForm.ts';
import { VARIANTS } from '#contract/formFrame.ts';
import { SignUp } from '#contract/signUp.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { refuseCrossSite } from '../http/guards.ts';
import type { SignUpQueries } from './signUpQueries.ts';
import { toSubmission } from './submission.ts';

type Env = { Variables: { form?: URLSearchParams } };

/** The status for a script, and the page for a browser without script. */
const REFUSALS = {
  unreadable: [400, 'check'],
  crossSite: [403, 'check'],
  tooLarge: [413, 'check'],
  wrongType: [415, 'check'],
  tooMany: [429, 'too-many'],
  notSaved: [503, 'not-saved'],
} as const satisfies Record<SignUpRejection, unknown>;
const THANKS = [200, 'thanks'] as const;
const MISTAKES = [422, 'check'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 16 * 1_024;
// An office behind one address may sign up together. After that, one form every ten seconds.
const FORMS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1 };
// Counted from when the form has arrived. Storing takes less, so the time doesn't reveal known addresses.
const MIN_ANSWER_MS = 20;

/**
 * `POST /api/sign-ups`. Every valid form gets the same answer, whether its address is known or not.
 * @param webhooks names of the webhooks to message.
 */
export function createSignUpRoutes(
  dependencies: Dependencies,
  { add, storeConsents }: Pick<SignUpQueries, 'add' | 'storeConsents'>,
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
      // If the event loop is busy, a timer fires early by that time.
      while (monotonicNow() < answerAt) await sleep(answerAt - monotonicNow());
      return respond(c, answer);
    },
  );
  app.onError((cause, c) => {
    if (cause instanceof HTTPException) return respond(c, { error: 'crossSite' });
    // A client that disconnects halfway is not our failure.
    if (c.get('form') === undefined) return respond(c, { error: 'unreadable' });
    log.error('sign-up not saved', { reason: String(cause) });
    return respond(c, { error: 'notSaved' });
  });
  return app;

  /** Validates and stores a form. */
  async function take(sent = new URLSearchParams()): Promise<SignUpResponse> {
    const { tag: language } = languageOf(sent);
    const consent = consents.find((each) => each.language === language);
    // Programs that never showed our form omit it.
    const consentVersion = sent.get('consentVersion') || consent?.version || '';
    const known = [...consents, ...previousConsents].map(({ version }) => version);
    // A visitor can add click ids by hand even if the owner doesn't keep them.
    if (!manifest.clickIds) sent.delete('click_id');
    const { data: form, error } = SignUp.safeParse(Object.fromEntries(sent));
    const named = error?.issues.map(({ path, message }) => [path[0], message]);
    const errors: FieldErrors = Object.fromEntries(named ?? []);
    if (!known.includes(consentVersion)) {
      return { errors: { ...errors, consent: 'changed' }, consent };
    }
    if (form === undefined) return { errors };
    // Thank bots too. If they saw an error, they would try something else.
    if (!sent.get(HONEYPOT)) {
      // Not at startup: a store that can't write must not take the page down.
      if (!areConsentsKept) await storeConsents([...consents, ...previousConsents]);
      areConsentsKept = true;
      const variants = variantsIn(sent);
      await add({
        id: randomId(),
        confirmationId: randomId(),
        token: randomId(),
        at: now(),
        submission: toSubmission(form, { consent_version: consentVersion, language, variants }),
        webhooks,
        isConfirmationRequired: manifest.confirm !== null,
      });
    }
    return { ok: true };
  }

  /** Picks one known variant per built experiment; null if there is none. */
  function variantsIn(sent: URLSearchParams): string | null {
    const shown = sent.get(VARIANTS)?.split(' ') ?? [];
    const known = manifest.experiments.map(({ id }) =>
      shown.find((one) => [`${id}:a`, `${id}:b`].includes(one)),
    );
    return known.filter(Boolean).join(' ') || null;
  }

  /** Sends JSON to scripts, and redirects browsers without script to a page. */
  function respond(c: Context<Env>, answer: SignUpResponse): Response {
    const [status, page] =
      'error' in answer ? REFUSALS[answer.error] : 'ok' in answer ? THANKS : MISTAKES;
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (status === 429 || status === 503) c.header('Retry-After', '60');
    if (c.req.header('accept')?.includes('application/json')) return c.json(answer, status);
    return c.redirect(`${languageOf(c.get('form')).path}form/${page}/`, 303);
  }

  /** The language of the submitted form, or the default language. */
  function languageOf(sent: URLSearchParams | undefined) {
    const language = languages.find(({ tag }) => tag === sent?.get('lang')) ?? languages[0];
    return language ?? { tag: '', path: '/' };
  }
}

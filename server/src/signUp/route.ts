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
import { rejectCrossSite } from '../http/guards.ts';
import type { SignUpQueries } from './signUpQueries.ts';
import { toSubmission } from './submission.ts';

type Env = { Variables: { form?: URLSearchParams } };

/** Status of the JSON response, and the page for browsers without JavaScript. */
const REJECTIONS = {
  unreadable: [400, 'check'],
  crossSite: [403, 'check'],
  tooLarge: [413, 'check'],
  wrongType: [415, 'check'],
  tooMany: [429, 'too-many'],
  notSaved: [503, 'not-saved'],
} as const satisfies Record<SignUpRejection, unknown>;
const THANKS = [200, 'thanks'] as const;
const INVALID = [422, 'check'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 16 * 1_024;
// An entire office can sign up from the same address. After that, we accept one form every ten seconds.
const FORM_RATE = { capacity: 20, refillPerSecond: 0.1 };
// Measured from the end of the request body. Storing is faster than this, so the response time doesn't reveal whether
// someone has already signed up.
const MIN_RESPONSE_MS = 20;

/** Creates `POST /api/sign-ups`. All valid forms get the same response, whether or not we know the address. */
export function createSignUpRoutes(
  dependencies: Dependencies,
  { add, storeConsents }: Pick<SignUpQueries, 'add' | 'storeConsents'>,
  webhookNames: readonly string[],
): Hono<Env> {
  const { manifest, now, monotonicNow, sleep, randomId, log } = dependencies;
  const { siteOrigin, formOrigin, languages, consents, previousConsents } = manifest;
  const isAllowed = createRateLimit(dependencies, FORM_RATE);
  const app = new Hono<Env>();
  let areConsentsStored = false;

  app.post(
    SIGN_UP_PATH,
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respond(c, { error: 'tooLarge' }) }),
    async (c, next) => {
      const isForm = c.req.header('content-type')?.startsWith(FORM_TYPE);
      if (!isForm) return respond(c, { error: 'wrongType' });
      c.set('form', new URLSearchParams(await c.req.text()));
      return next();
    },
    rejectCrossSite([siteOrigin, formOrigin ?? siteOrigin]),
    async (c) => {
      const respondAt = monotonicNow() + MIN_RESPONSE_MS;
      const body = isAllowed(c) ? await handleForm(c.get('form')) : { error: 'tooMany' as const };
      // Timers can fire early, because Node measures the delay from the start of the event loop iteration.
      while (monotonicNow() < respondAt) await sleep(respondAt - monotonicNow());
      return respond(c, body);
    },
  );
  app.onError((cause, c) => {
    if (cause instanceof HTTPException) return respond(c, { error: 'crossSite' });
    // The client disconnected before it had sent the entire form.
    if (c.get('form') === undefined) return respond(c, { error: 'unreadable' });
    log.error('sign-up not saved', { reason: String(cause) });
    return respond(c, { error: 'notSaved' });
  });
  return app;

  async function handleForm(fields = new URLSearchParams()): Promise<SignUpResponse> {
    const { tag: language } = getLanguage(fields);
    const consent = consents.find((candidate) => candidate.language === language);
    // Clients without our form leave out the version.
    const consentVersion = fields.get('consentVersion') || consent?.version || '';
    const knownVersions = [...consents, ...previousConsents].map(({ version }) => version);
    // Requests can contain click IDs even if the owner doesn't collect them.
    if (!manifest.clickIds) fields.delete('click_id');
    const { data: form, error } = SignUp.safeParse(Object.fromEntries(fields));
    const issues = error?.issues.map(({ path, message }) => [path[0], message]);
    const errors: FieldErrors = Object.fromEntries(issues ?? []);
    if (!knownVersions.includes(consentVersion)) {
      return { errors: { ...errors, consent: 'changed' }, consent };
    }
    if (form === undefined) return { errors };
    // Bots that fill in the honeypot get the same response, so they don't try anything else.
    if (!fields.get(HONEYPOT)) {
      // Don't do this at startup, because a read-only store would take the page down.
      if (!areConsentsStored) await storeConsents([...consents, ...previousConsents]);
      areConsentsStored = true;
      const variants = getVariants(fields);
      await add({
        id: randomId(),
        confirmationId: randomId(),
        token: randomId(),
        submittedAt: now(),
        submission: toSubmission(form, { consent_version: consentVersion, language, variants }),
        webhookNames,
        isConfirmationRequired: manifest.confirm !== null,
      });
    }
    return { ok: true };
  }

  /** Returns the submitted variants of known experiments, e.g. `hero:b lead:a`, or null if there aren't any. */
  function getVariants(fields: URLSearchParams): string | null {
    const submitted = fields.get(VARIANTS)?.split(' ') ?? [];
    const known = manifest.experiments.map(({ id }) =>
      submitted.find((variant) => [`${id}:a`, `${id}:b`].includes(variant)),
    );
    return known.filter(Boolean).join(' ') || null;
  }

  /** Responds with JSON if the client accepts it. Otherwise, redirects to a page. */
  function respond(c: Context<Env>, body: SignUpResponse): Response {
    const [status, page] =
      'error' in body ? REJECTIONS[body.error] : 'ok' in body ? THANKS : INVALID;
    if (status === 429 || status === 503) c.header('Retry-After', '60');
    if (c.req.header('accept')?.includes('application/json')) return c.json(body, status);
    return c.redirect(`${getLanguage(c.get('form')).path}form/${page}/`, 303);
  }

  /** Falls back to the default language. */
  function getLanguage(fields: URLSearchParams | undefined) {
    const language = languages.find(({ tag }) => tag === fields?.get('lang')) ?? languages[0];
    return language ?? { tag: '', path: '/' };
  }
}

import { Hono, type Context } from 'hono';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { Campaign } from '#contract/signUp.ts';
import { answer, answerSentence } from './answer.ts';
import type { Asset, Assets } from './assets.ts';
import { formHeaders, isCrossSite } from './formHeaders.ts';
import { readEntries } from './entries.ts';
import { readForm } from './readForm.ts';
import type { Brand } from './form/page.ts';
import type { SignUps } from './signUps.ts';
import { submit, type Outcome } from './submit.ts';
import { createTokens } from './token.ts';
import { createVisitorKey } from './visitorKey.ts';

export type FormDeps = {
  /** The page that frames the form, such as `https://tmx.example`; not the form's own origin. */
  readonly siteOrigin: string;
  readonly formOrigin: string;
  readonly brand: Brand;
  readonly signUps: Pick<SignUps, 'add'>;
  /** Signs the form's tokens. */
  readonly secret: string;
  /** Whether a webhook waits for new sign-ups. */
  readonly notify: boolean;
  readonly retentionDays: number | undefined;
  readonly rateLimit: { readonly take: (key: string) => boolean };
  readonly clientAddress: (context: Context) => string;
  readonly assets: Assets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** A random UUID. */
  readonly randomId: () => string;
  /** Hears what became of each form that was sent, for counters. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** One line for the owner. */
  readonly report: (line: string) => void;
};

/**
 * The sign-up form, on an origin of its own.
 * @throws Error when the form's origin is the site's: a frame of the same origin could reach into
 *   the page around it.
 */
export function createFormApp(deps: FormDeps): Hono {
  const { siteOrigin, formOrigin, assets, now, randomId } = deps;
  if (siteOrigin === formOrigin) {
    throw new Error(`The form needs an origin of its own, but ${formOrigin} is the site's.`);
  }
  const headers = Object.entries(formHeaders(deps));
  const tokens = createTokens({ secret: deps.secret, now, randomKey: randomId });
  const visitorKey = createVisitorKey({ now, randomSalt: randomId });
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      // An asset brings a caching rule of its own.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.get('/', (context) => {
    const entries = readEntries(campaignOf(new URL(context.req.url)));
    return answer(context, { kind: 'blank', again: { entries, token: tokens.issue() } }, deps);
  });

  app.post('/', async (context) => {
    const read = await readForm(context.req.raw);
    if (read.kind !== 'fields') return answerSentence(context, read.kind, deps);
    const outcome = await submit(read.fields, {
      tokens,
      signUps: deps.signUps,
      crossSite: isCrossSite(context.req.raw.headers, formOrigin),
      mayPass: () => deps.rateLimit.take(visitorKey(deps.clientAddress(context))),
      newSignUp: () => ({ id: randomId(), at: now(), notify: deps.notify }),
      pause: deps.pause,
      report: deps.report,
    });
    deps.onOutcome(outcome);
    return answer(context, outcome, deps);
  });

  app.all('/', (context) => answerSentence(context, 'wrongMethod', deps));

  for (const [path, asset] of assets) {
    app.get(path, (context) => serve(context, asset));
  }

  app.notFound((context) => answerSentence(context, 'notFound', deps));
  app.onError((cause, context) => {
    deps.report(`The form failed: ${String(cause)}`);
    return answerSentence(context, 'broken', deps);
  });
  return app;
}

function campaignOf({ searchParams }: URL): ReadonlyMap<string, string> {
  const sent = Object.fromEntries(UTM_KEYS.map((key) => [key, searchParams.get(key) ?? '']));
  return new Map(Object.entries(Campaign.parse(sent)));
}

function serve(context: Context, { type, etag, body }: Asset): Response {
  context.header('Cache-Control', 'no-cache');
  context.header('ETag', etag);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  return context.body(body, 200, { 'Content-Type': type });
}

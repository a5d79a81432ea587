import { Hono, type Context } from 'hono';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { FormLanguage } from '#contract/formWords.ts';
import { Campaign } from './oldSignUp.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { serveFiles } from '../http/staticSite.ts';
import type { World } from '../http/world.ts';
import { answerForm, showForm, SHOWN } from './answerForm.ts';
import { answerSentence } from './answerSentence.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { formHeaders } from './formHeaders.ts';
import { createFormTokens } from './formToken.ts';
import { readForm } from './readForm.ts';
import { createSealedAnswers } from './sealedAnswer.ts';
import type { Brand, Surroundings } from './form/page.ts';
import type { SendingLimit } from './sendingLimit.ts';
import type { SignUps } from './signUps.ts';
import { readEntries, type Outcome } from './outcome.ts';
import { submit } from './submit.ts';
import { createVisitorKey } from '../http/visitorKey.ts';

export type FormDeps = Pick<World, 'now' | 'pause' | 'randomId' | 'log'> & {
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
  readonly rateLimit: SendingLimit;
  readonly clientAddress: (context: Context) => string;
  readonly built: BuiltFiles;
  /** Hears what became of each form that was sent, for counters. */
  readonly onOutcome: (outcome: Outcome) => void;
};

/**
 * The sign-up form, on an origin of its own, at a path for each language.
 * @throws Error when the form's origin is the site's: a frame of the same origin could reach into
 *   the page around it.
 */
export function createFormApp(deps: FormDeps): Hono {
  const { siteOrigin, formOrigin, built, now, randomId } = deps;
  if (siteOrigin === formOrigin) {
    throw new Error(`The form needs an origin of its own, but ${formOrigin} is the site's.`);
  }
  const headers = formHeaders(siteOrigin, formOrigin);
  const serve = serveFiles(built.files, headers);
  const tokens = createFormTokens(deps);
  const answers = createSealedAnswers(deps);
  const visitorKey = createVisitorKey({ now, saltOf: deps.rateLimit.saltOf });
  const app = new Hono({ strict: false });

  app.get('*', async ({ req }, next) => serve(req.raw, req.path) ?? next());

  // What follows is never compressed: it holds a token beside what a stranger may have put into the
  // address, and lengths would tell the one by the other.
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });

  for (const spoken of built.languages) {
    const around = aroundIn(spoken);
    const { language, words } = spoken;
    // Without the slash at its end, with which it is asked for as well.
    const path = spoken.path.slice(0, -1) || '/';

    app.get(path, (context) => {
      // An address that another site leads to may hold what another visitor has written.
      const isOurs = !isCrossSite(context.req.raw.headers, formOrigin);
      const answered = isOurs ? answers.open(context.req.query(SHOWN) ?? '') : undefined;
      if (answered !== undefined) return showForm(context, answered, around);
      const entries = readEntries(campaignOf(new URL(context.req.url)));
      const again = { entries, token: tokens.issue() };
      return showForm(context, { kind: 'blank', again }, around);
    });

    app.post(path, async (context) => {
      const read = await readForm(context.req.raw);
      if (read.kind !== 'fields') return answerSentence(context, read.kind, around);
      const crossSite = isCrossSite(context.req.raw.headers, formOrigin);
      const outcome = await submit(read.fields, {
        ...deps,
        tokens,
        crossSite,
        mayPass: async () => deps.rateLimit.take(visitorKey(deps.clientAddress(context))),
        newSignUp: () => ({
          id: randomId(),
          at: now(),
          notify: deps.notify,
          language,
          consentVersion: words.consent.version,
        }),
      });
      deps.onOutcome(outcome);
      // Another site's doing gets no address of ours.
      return answerForm(context, outcome, around, crossSite ? undefined : answers.seal(outcome));
    });

    app.all(path, (context) => answerSentence(context, 'wrongMethod', around));
  }

  app.notFound((context) => answerSentence(context, 'notFound', aroundAt(context)));
  app.onError((cause, context) => {
    deps.log.error(`The form failed: ${String(cause)}`);
    return answerSentence(context, 'broken', aroundAt(context));
  });
  return app;

  function aroundIn(spoken: FormLanguage): Surroundings {
    return { ...deps, files: built.named, spoken };
  }

  /** In the language that the path begins with. */
  function aroundAt({ req }: Context): Surroundings {
    const [, segment] = req.path.split('/');
    const spoken = built.languages.find(({ language }) => language === segment);
    return aroundIn(spoken ?? built.languages[0]);
  }
}

function campaignOf({ searchParams }: URL): ReadonlyMap<string, string> {
  const sent = Object.fromEntries(UTM_KEYS.map((key) => [key, searchParams.get(key) ?? '']));
  return new Map(Object.entries(Campaign.parse(sent)));
}

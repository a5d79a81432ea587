import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { hasFonts, scriptHash, type Assets } from './assets.ts';
import { page, type Brand, type Html, type View } from './form/page.ts';
import { sentence } from './form/sentence.ts';
import { signUpForm } from './form/signUpForm.ts';
import { sentLines, thanks } from './form/thanks.ts';
import type { Again, Outcome, Refusal } from './submit.ts';

type Surroundings = {
  readonly siteOrigin: string;
  readonly brand: Brand;
  readonly assets: Assets;
  readonly retentionDays: number | undefined;
};
type Shown = Outcome | { readonly kind: 'blank'; readonly again: Again };
type Sentence = { readonly status: ContentfulStatusCode; readonly text: string };
type Unread = keyof typeof UNREAD;

const EXPIRED = 'The form expired. Press Sign Up again.';
const REFUSALS: Readonly<Record<Refusal, Sentence>> = {
  crossSite: { status: 403, text: EXPIRED },
  expired: { status: 400, text: EXPIRED },
  tooMany: {
    status: 429,
    text: 'Too many tries from your network. Wait a minute, then try again.',
  },
  notSaved: { status: 503, text: 'Not saved. Please try again.' },
};
const UNREAD = {
  tooLarge: { status: 413, text: 'That is more than this form takes. Nothing was stored.' },
  wrongType: { status: 415, text: 'This address takes the sign-up form only. Nothing was stored.' },
  unreadable: { status: 400, text: 'The form arrived damaged. Nothing was stored.' },
  wrongMethod: { status: 405, text: 'This address shows and takes the sign-up form only.' },
  notFound: { status: 404, text: 'There is nothing here but the sign-up form.' },
  broken: { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, Sentence>;
const RETRY_AFTER_SECONDS = '60';

/** Answers a form as a page, or, to the form's script, as the same facts in JSON. */
export function answer(context: Context, shown: Shown, around: Surroundings) {
  const status = statusOf(shown);
  if (status === 429 || status === 503) context.header('Retry-After', RETRY_AFTER_SECONDS);
  // To the script, a mistake in a field is an answer and not a failure: browsers write each answer
  // of 4xx to a fetch into the console as an error.
  if (wantsJson(context)) return context.json(factsOf(shown), status === 422 ? 200 : status);
  const title = shown.kind === 'thanks' ? 'Thank you' : titleOf(status);
  const body = bodyOf(shown, around, viewOf(context));
  return context.html(wholePage(context, title, body, around), status);
}

/** Answers a request that is no form with one plain sentence. */
export function answerSentence(context: Context, unread: Unread, around: Surroundings) {
  const { status, text } = UNREAD[unread];
  if (status === 405) context.header('Allow', 'GET, HEAD, POST');
  if (wantsJson(context)) return context.json({ kind: 'refused', message: text }, status);
  return context.html(wholePage(context, 'Sign-up form', sentence(text), around), status);
}

function wholePage(context: Context, title: string, body: Html, around: Surroundings): Html {
  const { siteOrigin, brand, assets } = around;
  return page({
    title,
    brand,
    view: viewOf(context),
    siteOrigin,
    fonts: hasFonts(assets),
    scriptHash: scriptHash(assets),
    body,
  });
}

function statusOf(shown: Shown): ContentfulStatusCode {
  switch (shown.kind) {
    case 'blank':
    case 'thanks':
      return 200;
    case 'invalid':
      return 422;
    case 'refused':
      return REFUSALS[shown.refusal].status;
  }
}

function titleOf(status: number): string {
  return status === 200 ? 'Sign-up form' : 'Not sent yet: sign-up form';
}

/** What the script needs to show the same as the page. */
function factsOf(shown: Shown) {
  switch (shown.kind) {
    case 'blank':
      return { kind: shown.kind };
    case 'thanks':
      return { kind: shown.kind, sent: sentLines(shown.signUp) };
    case 'invalid':
      return { kind: shown.kind, errors: shown.errors, token: shown.again.token };
    case 'refused':
      return {
        kind: shown.kind,
        message: REFUSALS[shown.refusal].text,
        token: shown.again.token,
      };
  }
}

function bodyOf(shown: Shown, { retentionDays, brand }: Surroundings, view: View): Html {
  const calm = { errors: {}, refusal: undefined, retentionDays, brand, view };
  switch (shown.kind) {
    case 'thanks':
      return thanks({ sent: sentLines(shown.signUp), retentionDays, brand, view });
    case 'blank':
      return signUpForm({ ...calm, ...shown.again });
    case 'invalid':
      return signUpForm({ ...calm, ...shown.again, errors: shown.errors });
    case 'refused':
      return signUpForm({ ...calm, ...shown.again, refusal: REFUSALS[shown.refusal].text });
  }
}

function wantsJson({ req }: Context): boolean {
  return req.header('accept') === 'application/json';
}

/** Browsers say what they load the page for; one that does not is taken to show it in the frame. */
function viewOf({ req }: Context): View {
  return req.header('sec-fetch-dest') === 'document' ? 'tab' : 'frame';
}

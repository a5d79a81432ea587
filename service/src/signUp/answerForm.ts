import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '#contract/formAnswer.ts';
import type { FormWords } from '#contract/formWords.ts';
import { errorsOf, refusalOf } from './answerWords.ts';
import { answerPage, wantsJson } from './answerPage.ts';
import type { Html, Surroundings, View } from './form/page.ts';
import { signUpForm } from './form/signUpForm.ts';
import { sentLines, thanks } from './form/thanks.ts';
import type { Again, Outcome, Refusal } from './outcome.ts';

/** In the form's address: the sealed answer to show. */
export const SHOWN = 'shown';

type Shown = Outcome | { readonly kind: 'blank'; readonly again: Again };

const REFUSED: Readonly<Record<Refusal, ContentfulStatusCode>> = {
  crossSite: 403,
  expired: 400,
  tooMany: 429,
  notSaved: 503,
};
const RETRY_AFTER_SECONDS = '60';

/** Answers with a form to fill in, or with what was answered to one before. */
export function showForm(
  context: Context,
  shown: Shown,
  around: Surroundings,
  status = statusOf(shown),
) {
  retryLater(context, status);
  const title = titleOf(shown, around.spoken.words);
  return answerPage(context, around, status, title, (view) => bodyOf(shown, around, view));
}

/**
 * Answers a sent form as a page, or, to the form's script, as the same facts in JSON (`FormAnswer`):
 * 200 when it was thanked for, 400 to 503 when it was refused.
 * @param sealed the answer for an address: a browser asks for the page there, with the same status,
 *   and Back never sends the form again. Without one this answer is the page.
 */
export function answerForm(
  context: Context,
  outcome: Outcome,
  around: Surroundings,
  sealed: string | undefined,
) {
  const status = statusOf(outcome);
  if (wantsJson(context)) {
    retryLater(context, status);
    // To the script, a mistake in a field is an answer and not a failure: browsers write each answer
    // of 4xx to a fetch into the console as an error.
    return context.json(factsOf(outcome, around.spoken.words), status === 422 ? 200 : status);
  }
  if (sealed === undefined) return showForm(context, outcome, around);
  context.header('Location', `${around.spoken.path}?${SHOWN}=${sealed}`);
  // With the page as well, for whoever does not go there.
  return showForm(context, outcome, around, 303);
}

function retryLater(context: Context, status: ContentfulStatusCode): void {
  if (status === 429 || status === 503) context.header('Retry-After', RETRY_AFTER_SECONDS);
}

function statusOf(shown: Shown): ContentfulStatusCode {
  switch (shown.kind) {
    case 'blank':
    case 'thanks':
      return 200;
    case 'invalid':
      return 422;
    case 'refused':
      return REFUSED[shown.refusal];
  }
}

function titleOf({ kind }: Shown, { titles, thanks }: FormWords): string {
  if (kind === 'thanks') return thanks.heading;
  return kind === 'blank' ? titles.form : titles.again;
}

/** What the script needs to show the same as the page. */
function factsOf(outcome: Outcome, words: FormWords): FormAnswer {
  switch (outcome.kind) {
    case 'thanks':
      return { kind: 'thanks', sent: sentLines(outcome.signUp, words) };
    case 'invalid':
      return {
        kind: 'invalid',
        errors: errorsOf(outcome.faults, words),
        token: outcome.again.token,
      };
    case 'refused':
      return {
        kind: 'refused',
        message: refusalOf(outcome.refusal, words),
        token: outcome.again.token,
      };
  }
}

function bodyOf(shown: Shown, around: Surroundings, view: View): Html {
  const { words } = around.spoken;
  switch (shown.kind) {
    case 'thanks':
      return thanks({ ...around, sent: sentLines(shown.signUp, words), view });
    case 'blank':
      return signUpForm({ ...around, ...shown.again, view });
    case 'invalid':
      return signUpForm({ ...around, ...shown.again, view, errors: errorsOf(shown.faults, words) });
    case 'refused':
      return signUpForm({
        ...around,
        ...shown.again,
        view,
        refusal: refusalOf(shown.refusal, words),
      });
  }
}

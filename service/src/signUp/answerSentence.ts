import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '#contract/formAnswer.ts';
import type { FormWords } from '#contract/formWords.ts';
import { answerPage, wantsJson } from './answerPage.ts';
import type { Surroundings } from './form/page.ts';

const UNREAD = {
  tooLarge: 413,
  wrongType: 415,
  unreadable: 400,
  wrongMethod: 405,
  notFound: 404,
  broken: 500,
} as const satisfies Partial<Record<keyof FormWords['noForm'], ContentfulStatusCode>>;

/** Answers a request that is no form with one plain sentence. */
export function answerSentence(
  context: Context,
  unread: keyof typeof UNREAD,
  around: Surroundings,
) {
  const status = UNREAD[unread];
  const { path, words } = around.spoken;
  const { titles, noForm } = words;
  if (status === 405) context.header('Allow', 'GET, HEAD, POST');
  if (wantsJson(context)) {
    return context.json<FormAnswer>({ kind: 'refused', message: noForm[unread] }, status);
  }
  const body = html`<h1>${titles.form}</h1>
    <p>${noForm[unread]}</p>
    <p><a href="${path}">${noForm.back}</a></p>`;
  return answerPage(context, around, status, titles.form, () => body);
}

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormAnswer } from '#contract/formAnswer.ts';
import type { FormWords } from '#contract/formWords.ts';
import { themeOf, viewOf, wantsJson } from './asked.ts';
import { page, type Surroundings } from './form/page.ts';
import { sentence } from './form/sentence.ts';

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
  const { titles, noForm } = around.spoken.words;
  if (status === 405) context.header('Allow', 'GET, HEAD, POST');
  if (wantsJson(context)) {
    return context.json<FormAnswer>({ kind: 'refused', message: noForm[unread] }, status);
  }
  const body = sentence(noForm[unread], around.spoken);
  const [view, theme] = [viewOf(context), themeOf(context)];
  return context.html(page({ ...around, title: titles.form, view, theme, body }), status);
}

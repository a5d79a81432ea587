import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { THEME_PARAMETER } from '#contract/formFrame.ts';
import { page, type Html, type Surroundings, type View } from './form/page.ts';

/** Whether the form's script asks, which wants facts and no page. */
export function wantsJson({ req }: Context): boolean {
  return req.header('accept') === 'application/json';
}

/** Answers with a page: in a tab or in the frame, in the theme of the page around, as it is asked for. */
export function answerPage(
  context: Context,
  around: Surroundings,
  status: ContentfulStatusCode,
  title: string,
  bodyIn: (view: View) => Html,
) {
  // Browsers say what they load the page for; one that does not is taken to show it in the frame.
  const view = context.req.header('sec-fetch-dest') === 'document' ? 'tab' : 'frame';
  const chosen = context.req.query(THEME_PARAMETER);
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : undefined;
  return context.html(page({ ...around, title, view, theme, body: bodyIn(view) }), status);
}

import type { Context } from 'hono';
import type { View } from './form/page.ts';

/** Whether the form's script asks, which wants facts and no page. */
export function wantsJson({ req }: Context): boolean {
  return req.header('accept') === 'application/json';
}

/** Browsers say what they load the page for; one that does not is taken to show it in the frame. */
export function viewOf({ req }: Context): View {
  return req.header('sec-fetch-dest') === 'document' ? 'tab' : 'frame';
}

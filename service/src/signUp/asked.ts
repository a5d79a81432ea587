import type { Context } from 'hono';
import { THEME_PARAMETER } from '#contract/formFrame.ts';
import type { ForcedTheme, View } from './form/page.ts';

/** Whether the form's script asks, which wants facts and no page. */
export function wantsJson({ req }: Context): boolean {
  return req.header('accept') === 'application/json';
}

/** Browsers say what they load the page for; one that does not is taken to show it in the frame. */
export function viewOf({ req }: Context): View {
  return req.header('sec-fetch-dest') === 'document' ? 'tab' : 'frame';
}

/** The theme that the visitor chose on the page around, which the frame's address says. */
export function themeOf({ req }: Context): ForcedTheme | undefined {
  const theme = req.query(THEME_PARAMETER);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

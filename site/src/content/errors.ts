import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const ErrorPage = z.object({
  name: Text,
  home: Text,
  heading: Text,
  text: Text,
  /** An empty address is the page's own: the link then loads it again. */
  action: z.object({ label: Text, href: z.string() }),
});
const ErrorsSchema = z.object({ notFound: ErrorPage, serverError: ErrorPage });

export type ErrorPage = z.output<typeof ErrorPage>;

const brand = { name: owner.name, home: `${owner.name}, home` };

/** The two pages that are not the page. */
export const errors = parseContent('errors', ErrorsSchema, {
  notFound: {
    ...brand,
    heading: 'Oops! Page not found',
    text: 'Nobody trades on this step. The pit you want is elsewhere.',
    action: { label: 'Return to Home', href: '/' },
  },
  serverError: {
    ...brand,
    heading: 'Unexpected Application Error!',
    text: 'The page could not be shown. Please try again in a moment.',
    action: { label: 'Reload', href: '' },
  },
});

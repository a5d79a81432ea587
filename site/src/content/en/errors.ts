import type { ErrorsWords } from '../errors.ts';

export const errors = {
  notFound: {
    heading: 'Oops! Page not found',
    text: 'Nobody trades on this step. The pit you want is elsewhere.',
    action: 'Return to Home',
  },
  serverError: {
    heading: 'Unexpected Application Error!',
    text: 'The page could not be shown. Please try again in a moment.',
    action: 'Reload',
  },
} satisfies ErrorsWords;

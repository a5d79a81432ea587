import * as z from 'zod';

/** Words of the page: any, but not none. */
export const Text = z.string().min(1, 'Write the words; an empty text leaves a hole in the page.');

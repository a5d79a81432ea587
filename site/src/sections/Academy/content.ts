import * as z from 'zod';
import { text, texts } from '../../content/fields.ts';
import { Id, listOf, Progress } from '../../owner/fields.ts';

export const academy = z.strictObject({
  courses: listOf(
    z.strictObject({
      id: Id,
      title: text,
      level: z.enum(['beginner', 'intermediate', 'advanced']),
      /** Of the whole course. */
      minutes: z.int().positive(),
      /** Shown from 1. */
      students: z.int().min(0),
      /** Percent. */
      progress: Progress,
      lessons: texts,
      firstLesson: text,
    }),
  )
    .min(2)
    .max(8),
});

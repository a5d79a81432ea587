import * as z from 'zod';
import { texts, textUpTo } from '../../content/fields.ts';
import { Id, listOf, Progress } from '../../owner/fields.ts';

export const academy = z.strictObject({
  courses: listOf(
    z.strictObject({
      id: Id,
      title: textUpTo(100),
      level: z.enum(['beginner', 'intermediate', 'advanced']),
      minutes: z.int().positive().meta({ description: 'Of the whole course.' }),
      students: z.int().min(0).meta({ description: 'Shown from 1.' }),
      progress: Progress,
      lessons: texts,
      firstLesson: textUpTo(3000).meta({ description: 'The text of lesson 1.' }),
    }),
  )
    .min(2)
    .max(8),
});

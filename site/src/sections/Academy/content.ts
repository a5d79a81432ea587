import * as z from 'zod';
import { textList, textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, Progress } from '../../owner/fields.ts';

export const academy = z.strictObject({
  courses: uniqueList(
    z.strictObject({
      id: Id,
      title: textWithMaxLength(100),
      level: z.enum(['beginner', 'intermediate', 'advanced']),
      minutes: z.int().positive().meta({ title: 'Duration of the whole course, in minutes' }),
      students: z.int().min(0).meta({ description: 'Hidden if 0.' }),
      progress: Progress,
      lessons: textList,
      firstLesson: textWithMaxLength(3000).meta({ title: 'Text of lesson 1' }),
    }),
  )
    .min(2)
    .max(8),
});

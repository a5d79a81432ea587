import { expect, test } from 'vitest';
import { COURSES, CoursesSchema } from './academy.ts';
import { parseContent } from './parseContent.ts';

test.for([
  ['progress beyond 100%', { progress: 140 }, /0\.progress: Progress is a percentage/],
  ['half a student', { students: 0.5 }, /0\.students/],
] as const)('%s stops the build', ([, change, message]) => {
  const courses = COURSES.map((course) => ({ ...course, ...change }));
  expect(() => parseContent('academy', CoursesSchema, courses)).toThrow(message);
});

import { expect, test } from 'vitest';
import { academy, AcademySchema } from './academy.ts';
import { parseContent } from './parseContent.ts';

test.for([
  ['progress beyond 100%', { progress: 140 }, /courses\.0\.progress: Progress is a percentage/],
  ['half a student', { students: 0.5 }, /courses\.0\.students/],
  ['an empty first lesson', { firstLesson: '' }, /courses\.0\.firstLesson: Write the words/],
] as const)('%s stops the build', ([, change, message]) => {
  const courses = academy.courses.map((course) => ({ ...course, ...change }));
  expect(() => parseContent('academy', AcademySchema, { ...academy, courses })).toThrow(message);
});

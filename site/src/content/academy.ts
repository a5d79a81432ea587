import * as z from 'zod';
import { fill } from '../lib/fill.ts';
import { pluralOf, type Plural } from '../lib/plural.ts';
import { printWhole } from '../lib/tokenSupply.ts';
import type { Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { readWords } from './readWords.ts';
import { Counted, Sentence, Text, texts } from './text.ts';

const CourseWords = z.strictObject({
  title: Text,
  lessons: z.array(Text).min(1),
  /** Lesson 1, open to read on the page. */
  firstLesson: Text,
});

const Words = z.strictObject({
  ...texts('heading', 'label', 'lead'),
  courses: z.strictObject({
    firstTrade: CourseWords,
    keys: CourseWords,
    orders: CourseWords,
    bots: CourseWords,
  }),
  levels: z.strictObject({ Beginner: Text, Intermediate: Text, Advanced: Text }),
  duration: z.strictObject({
    minutes: Sentence('minutes'),
    hours: Sentence('hours'),
    hoursAndMinutes: Sentence('hours', 'minutes'),
  }),
  lessonsPlanned: Counted('count'),
  students: Counted('count'),
  facts: Sentence('lessons', 'duration'),
  /** The same from the first student on. */
  factsWithStudents: Sentence('lessons', 'duration', 'students'),
  complete: Sentence('progress'),
  ...texts('start', 'outline', 'lesson', 'notSaved'),
});

export type AcademyWords = z.input<typeof Words>;

/** What of the courses is no word. */
export const CoursesSchema = z.array(
  z.object({
    /** Whose words in the languages' folders are its own. */
    key: z.enum(['firstTrade', 'keys', 'orders', 'bots']),
    level: z.enum(['Beginner', 'Intermediate', 'Advanced'], {
      error: 'Write Beginner, Intermediate or Advanced: the level is the depth of its mark.',
    }),
    /** How long it takes. */
    minutes: z.int().positive(),
    /** Shown from 1. */
    students: z.int().min(0),
    /** Percent. */
    progress: z.number().min(0).max(100, 'Progress is a percentage from 0 to 100.'),
  }),
);

export const COURSES = parseContent('academy', CoursesSchema, [
  { key: 'firstTrade', level: 'Beginner', minutes: 45, students: 0, progress: 0 },
  { key: 'keys', level: 'Beginner', minutes: 40, students: 0, progress: 0 },
  { key: 'orders', level: 'Intermediate', minutes: 80, students: 0, progress: 0 },
  { key: 'bots', level: 'Advanced', minutes: 120, students: 0, progress: 0 },
]);

const words = await readWords('academy', Words);

/** Four courses: the outline of each, and its first lesson. */
export function academy(language: Language) {
  const own = words(language);
  const count = (forms: Plural, number: number) =>
    fill(pluralOf(forms, number, language), { count: printWhole(number) });
  return {
    ...own,
    courses: COURSES.map(({ key, level, minutes, students, progress }) => {
      const course = own.courses[key];
      return {
        ...course,
        level,
        levelName: own.levels[level],
        facts: fill(students > 0 ? own.factsWithStudents : own.facts, {
          lessons: count(own.lessonsPlanned, course.lessons.length),
          duration: durationOf(minutes, own.duration),
          students: count(own.students, students),
        }),
        progress,
        complete: fill(own.complete, { progress: `${progress}%` }),
      };
    }),
  };
}

function durationOf(minutes: number, words: AcademyWords['duration']): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const form = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'hoursAndMinutes';
  return fill(words[form], { hours: `${hours}`, minutes: `${rest}` });
}

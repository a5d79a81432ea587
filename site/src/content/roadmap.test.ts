import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseContent } from './parseContent.ts';
import { QuarterSchema } from './roadmap.ts';

const plan = { quarter: 1, year: 2024 };
const parse = (quarter: z.input<typeof QuarterSchema>) =>
  parseContent('roadmap', QuarterSchema, quarter);

test('a quarter of 72% stops the build, because one figure stands for 5%', () => {
  expect(() => parse({ ...plan, status: 'current', progress: 72 })).toThrow(
    /progress: Write a multiple of 5.*\n.*site\/src\/content\/roadmap\.ts/,
  );
});

test('a quarter of more than 100% stops the build', () => {
  expect(() => parse({ ...plan, status: 'upcoming', progress: 105 })).toThrow(/from 0 to 100/);
});

test('a completed quarter says 100%', () => {
  const unfinished = z.json().parse({ ...plan, status: 'completed', progress: 95 });
  expect(QuarterSchema.safeParse(unfinished).error?.issues[0]?.message).toMatch(
    /Completed means 100/,
  );
});

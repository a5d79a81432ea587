import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseContent } from './parseContent.ts';
import { Quarter } from './roadmap.ts';

const plan = { quarter: 'Q1 2024', title: 'Foundations', items: ['Layer-2 network'] };
const parse = (quarter: z.input<typeof Quarter>) => parseContent('roadmap', Quarter, quarter);

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
  expect(Quarter.safeParse(unfinished).error?.issues[0]?.message).toMatch(/Completed means 100/);
});

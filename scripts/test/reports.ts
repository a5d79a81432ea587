import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** How a step tells of its tests: a runner's report in JSON, or lines on its output. */
export type Format = 'vitest' | 'playwright' | 'lines';

/**
 * What became of a step's tests. `again`: those that passed on their second try only, each with what its
 * first met.
 */
export type Outcome = {
  passed: number;
  failed: number;
  took: { name: string; seconds: number }[];
  again: string[];
};

/** The report of a runner that ended before it could write one. */
const NOTHING: Outcome = { passed: 0, failed: 1, took: [], again: [] };

const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const Result = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(Result) })),
});
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const Playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(Suite),
});

/** Reads what a runner wrote into a file. */
export function readReport(format: 'vitest' | 'playwright', path: string): Outcome {
  if (!existsSync(path)) return NOTHING;
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return format === 'vitest' ? ofVitest(Vitest.parse(json)) : ofPlaywright(Playwright.parse(json));
}

function ofVitest(report: z.infer<typeof Vitest>): Outcome {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    took: tests.map(({ fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
    again: [],
  };
}

function ofPlaywright({ stats, suites }: z.infer<typeof Playwright>): Outcome {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
      met: stripVTControlCharacters(results[0]?.errors[0]?.message ?? '').split('\n', 1)[0],
    })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    took: tests.map(({ name, seconds }) => ({ name, seconds })),
    again: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ name, met }) => `${name}: ${met}`),
  };
}

function specsOf({ specs, suites }: z.infer<typeof Suite>): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Reads lines such as `ok     firefox a sign-up goes through (3.2 s)`, and the last one's counts. */
export function readLines(output: string): Outcome {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return NOTHING;
  const lines = output.matchAll(/^(?:ok|FAILED)\s+(.+) \((\d+\.\d) s\)$/gm);
  const took = [...lines].map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }));
  return { passed: Number(passed), failed: Number(failed), took, again: [] };
}

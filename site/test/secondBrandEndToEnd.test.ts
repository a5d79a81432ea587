import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { owner as second } from './secondBrand.owner.config.ts';

const LIMIT_MS = 180_000;

// The end-to-end tests themselves, as the first brand takes them, behind a companion that knows the
// second brand alone. Only a core of them, for time: `docs/owner.md` says how to run all.

test(
  'a second brand passes the end-to-end tests about name, figures, errors, consent and axe',
  () => expect(endToEnd(second, '@brand')).toBeGreaterThanOrEqual(9),
  LIMIT_MS,
);

test(
  'a second brand with a form of its own takes sign-ups in it',
  () => {
    const ownForm = { provider: 'embedded', origin: '' };
    const settings = { ...second, form: ownForm, formConsent: 'load' };
    expect(endToEnd(settings, 'signs up in the frame|form names the brand')).toBe(2);
  },
  LIMIT_MS,
);

/**
 * Runs end-to-end tests against a brand.
 * @param settings what its `owner.config.ts` says.
 * @param names a pattern for the names or tags of the tests.
 * @returns how many passed.
 * @throws Error with what the tests said when one of them fails.
 */
function endToEnd(settings: object, names: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  const config = join(folder, 'owner.config.mjs');
  const report = join(folder, 'report.json');
  writeFileSync(config, `export const owner = ${JSON.stringify(settings)};`);
  try {
    const [cli, output] = ['node_modules/@playwright/test/cli.js', join(folder, 'results')];
    const run = spawnSync(
      process.execPath,
      [cli, 'test', `--grep=${names}`, '--reporter=line,json', `--output=${output}`],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          OWNER_CONFIG: config,
          E2E_DIST: join(folder, 'dist'),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
    const { expected, flaky } = Report.parse(JSON.parse(readFileSync(report, 'utf8'))).stats;
    return expected + flaky;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const Report = z.object({ stats: z.object({ expected: z.int(), flaky: z.int() }) });

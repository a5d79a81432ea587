import { expect, onTestFinished, test } from 'vitest';
import { createSignUpQueries } from '../server/src/signUp/signUpQueries.ts';
import { runScriptInProcess } from '../server/test/runScript.ts';
import { createStoreEnv, createSignUp, openTestStore } from '../server/test/stores.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { SITE_METADATA, createTestSite } from '../server/test/testSite.ts';

test('prints the report as JSON, including experiments from the build', async () => {
  const experiments = [{ id: 'hero', difference: 0.01 }];
  const { folder, remove } = await createTestSite({ ...SITE_METADATA, experiments }, {});
  onTestFinished(remove);
  const storeEnv = await createStoreEnv('SQLite');
  const signUp = createSignUp('ada', { utm_source: 'news' }, Date.now());
  await createSignUpQueries(await openTestStore(storeEnv)).add(signUp);
  const settings = { ...storeEnv, SITE_DIR: folder };
  const { code, out, err } = await runScriptInProcess('report.ts --json --days 7', settings);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({
    days: 7,
    signedUp: 1,
    rates: { source: [{ name: 'news', rate: null, signedUp: 1 }] },
    experiments: [{ id: 'hero', verdict: 'none yet' }],
  });
  expect(JSON.parse((await runScriptInProcess('report.ts --json', storeEnv)).out).days).toBe(28);
});

test('prints the report URL and how to sign in', async () => {
  const { folder, remove } = await createTestSite(SITE_METADATA, {});
  onTestFinished(remove);
  const built = await runScriptInProcess('report.ts', { SITE_DIR: folder });
  expect(built).toMatchObject({ code: 0, err: '' });
  expect(built.out).toMatch(/ https:\/\/example\.com\/report\n[^]*REPORT_PASSWORD/);
  const settings = { SITE_DIR: await createTempFolder(), PORT: '5000' };
  expect((await runScriptInProcess('report.ts', settings)).out).toContain(
    ' http://localhost:5000/report\n',
  );
});

test.each([
  ['--days 7', 'Option "--days" requires "--json".'],
  ['--json --days 401', '--days must be a whole number from 1 to 400.'],
  ['--csv', "Unknown option '--csv'"],
])('rejects %s', async (options, error) => {
  const { code, out, err } = await runScriptInProcess(`report.ts ${options}`, {});
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(error);
});

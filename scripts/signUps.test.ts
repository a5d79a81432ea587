import { copyFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { NOON } from '../server/test/testDependencies.ts';
import { startMailServer } from '../server/test/mailServer.ts';
import { runScriptInProcess, startHttpServer } from '../server/test/runScript.ts';
import { runProgram } from '../server/test/runServer.ts';
import { createStoreEnv, openTestStore, createSignUp } from '../server/test/stores.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { getSqlitePath } from '../server/src/database/sqlite.ts';
import { createSignUpQueries, type NewSignUp } from '../server/src/signUp/signUpQueries.ts';

/** Creates a store with sign-ups, and a function that runs the command on it. */
async function setUpStore(signUps: readonly NewSignUp[]) {
  const storeEnv = await createStoreEnv('SQLite');
  const store = await openTestStore(storeEnv);
  for (const signUp of signUps) await createSignUpQueries(store).add(signUp);
  const run = (args: string) => runScriptInProcess(`signUps.ts ${args}`, storeEnv);
  return { storeEnv, store, run };
}
const failed = (err: string) => ({ code: 1, out: '', err });
const FIELD_COLUMNS = FIELDS.map(({ column }) => column);
const formatFields = (values: Record<string, string>) =>
  FIELD_COLUMNS.map((column) => values[column] ?? '-').join('  ');
const COLUMNS = ['id', 'stored_at', ...FIELD_COLUMNS, 'consent_version', ...UTM_KEYS].concat(
  'click_id language sendings variants confirmed_at'.split(' '),
);

test('lists the newest sign-ups or a single one, with the confirmation status', async () => {
  const earlier = Array.from({ length: 49 }, (_, id) => createSignUp(`e${id}`, {}, NOON - 60_000));
  const unconfirmed = {
    ...createSignUp('b', { experience: null }, NOON + 60_000),
    isConfirmationRequired: true,
  };
  const inArabic = { ...unconfirmed, submission: { ...unconfirmed.submission, language: 'ar' } };
  const { run, store } = await setUpStore([...earlier, createSignUp('a'), inArabic]);
  const fieldsA = formatFields({ email: 'a@example.com', first_name: 'Ada', experience: 'some' });
  const fieldsB = formatFields({ email: 'b@example.com', first_name: 'Ada' });
  const lineA = `2026-11-21 12:00  ${fieldsA}  en\n`;
  const lineB = `2026-11-21 12:01  ${fieldsB}  ar  not confirmed\n`;
  const list = await run('list');
  expect(list).toMatchObject({ code: 0, err: 'Showing the newest 50 of 51 sign-ups.\n' });
  expect([list.out.startsWith(lineB + lineA), list.out.split('\n').length]).toEqual([true, 51]);
  expect(await run('list A@Example.com')).toEqual({ code: 0, out: lineA, err: '' });
  const err = 'No sign-up found for c@example.com.\n';
  expect(await run('list c@example.com')).toEqual({ code: 0, out: '', err });
  await store.rows(`update sign_ups set confirmed_at = ${NOON} where id = 'b'`);
  expect((await run('list b@example.com')).out).toMatch(/  ar  confirmed\n$/);
});

test('exports JSON, and CSV with a byte order mark for Excel', async () => {
  const { run, store } = await setUpStore([
    createSignUp('a', { firstName: 'Zoë "Z", x', click_id: 'gclid=7' }),
  ]);
  await store.rows(`update sign_ups set confirmed_at = ${NOON}`);
  const cells: Record<string, string | number> = {
    id: 'a',
    stored_at: '2026-11-21T12:00:00.000Z',
    email: 'a@example.com',
    first_name: 'Zoë "Z", x',
    experience: 'some',
    consent_version: '0123456789abcdef',
    utm_source: 'newsletter',
    click_id: 'gclid=7',
    language: 'en',
    sendings: 1,
    confirmed_at: '2026-11-21T12:00:00.000Z',
  };
  const row = COLUMNS.map((name) => [name, cells[name] ?? null]);
  expect(JSON.parse((await run('list --json')).out)).toEqual([Object.fromEntries(row)]);
  expect((await run('list --json nobody@example.com')).out).toBe('[]\n');
  const texts = row.map(([, cell]) => `"${String(cell ?? '').replaceAll('"', '""')}"`);
  const csv = `\uFEFF"${COLUMNS.join('","')}"\r\n${texts.join()}\r\n`;
  expect((await run('export --csv')).out).toBe(csv);
});

test('escapes text that a spreadsheet would run as a formula', async () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
  const inner = ['x";=HYPERLINK(1)', 'x"\t@A1', 'x;"+1', 'x; -1', 'x;＝1', 'a, -b; c'];
  const names = [...starts.map((start) => `${start}1+1`), ...inner];
  const { run } = await setUpStore(
    names.map((firstName, i) => createSignUp(`id${i}`, { firstName }, NOON + i)),
  );
  const lines = (await run('export --csv')).out.split('\r\n').slice(1, -1);
  starts.forEach((start, index) => expect(lines[index]).toContain(`,"'${start}1+1",`));
  for (const separator of [';', '\t', '|']) {
    const cells = lines.slice(starts.length).flatMap((line) => line.split(separator));
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
  expect(lines[starts.length]).toContain(`,"x"";'=HYPERLINK(1)",`);
  expect(lines.at(-1)).toContain(',"a, -b; c",');
});

test('exports to a new file that only the current user can read', async () => {
  const { run, storeEnv } = await setUpStore([createSignUp('a')]);
  const file = path.join(storeEnv.DATA_DIR, 'my.csv');
  // Left behind by an interrupted export.
  await writeFile(`${file}.unfinished`, 'incomplete');
  const err = `Exported to ${file}. This file contains personal data, so delete it after use.\n`;
  expect(await run(`export --csv --out ${file}`)).toEqual({ code: 0, out: '', err });
  expect(await readFile(file, 'utf8')).toContain('a@example.com');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await run(`export --csv --out ${file}`)).toEqual(
    failed(`The file ${file} already exists. Choose another name.\n`),
  );
  const files = await readdir(storeEnv.DATA_DIR);
  expect(files.filter((name) => name.startsWith('my.csv'))).toEqual(['my.csv']);
});

test('counts sign-ups, and deletes an address regardless of its spelling', async () => {
  const { run, storeEnv } = await setUpStore([createSignUp('a', { email: 'a@bücher.example' })]);
  const backup = path.join(storeEnv.DATA_DIR, 'backups', 'old.sqlite');
  await mkdir(path.dirname(backup));
  await writeFile(backup, '');
  expect(await run('count')).toEqual({ code: 0, out: '1\n', err: '' });
  const warning = `Backups may still contain this address. Delete them as soon as possible:\n${backup}\n`;
  const err = `Deleted A@XN--bcher-kva.example.\n${warning}`;
  expect(await run('forget A@XN--bcher-kva.example')).toEqual({ code: 0, out: '', err });
  const notFound = `No sign-up found for a@bücher.example.\n${warning}`;
  expect(await run('forget a@bücher.example')).toEqual(failed(notFound));
});

test.each([
  ['--help', 0, 'npm run sign-ups -- forget ada@example.com'],
  [
    'fogret',
    1,
    'Unknown argument "fogret". Expected one of: help, ping, list, count, export, forget, webhooks.',
  ],
  ['forget', 1, 'Missing email address. Usage: forget <email>.'],
  ['count all', 1, 'Too many arguments for "count".'],
  ['count --fast', 1, "Unknown option '--fast'"],
  ['list --out x.csv', 1, "Unknown option '--out'"],
  ['export --json', 1, "Unknown option '--json'"],
  ['webhooks drop', 1, 'Invalid arguments. Usage: webhooks, or webhooks drop <name>.'],
])('"%s" exits with code %i and prints: %s', async (args, code, message) => {
  const result = await runScriptInProcess(`signUps.ts ${args}`, {});
  expect(result.code).toBe(code);
  expect(result.out + result.err).toContain(message);
});

test('fails with the path instead of creating a new store', async () => {
  const folder = await createTempFolder();
  const DATA_DIR = path.join(folder, 'nowhere');
  const advice = 'Set DATA_DIR to the data folder of the server.';
  const err = `There are no sign-ups in ${DATA_DIR}. ${advice}\n`;
  for (const command of [
    'signUps.ts count',
    'signUps.ts forget a@b.co',
    'report.ts --json',
    'backup.ts',
  ])
    expect(await runScriptInProcess(command, { DATA_DIR }), command).toEqual(failed(err));
  expect(await readdir(folder)).toEqual([]);
});

test('backs up a store that is in use and deletes interrupted backups', async () => {
  const { storeEnv } = await setUpStore([createSignUp('a')]);
  const folder = path.join(storeEnv.DATA_DIR, 'backups');
  await mkdir(folder);
  const [interrupted, running] = ['old.sqlite.unfinished', 'running.sqlite.unfinished'];
  for (const name of [interrupted, running]) await writeFile(path.join(folder, name), '');
  await utimes(path.join(folder, interrupted), 1, 1);

  const { code, out, err } = await runScriptInProcess('backup.ts', storeEnv);
  expect([code, err]).toEqual([0, '']);
  const backup = out.trim();
  expect(path.basename(backup)).toMatch(/^sign-ups-\d{4}-\d\d-\d\dT[\d.-]+Z\.sqlite$/);
  expect((await readdir(folder)).toSorted()).toEqual([path.basename(backup), running].toSorted());
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const DATA_DIR = path.join(folder, 'restored');
  await mkdir(DATA_DIR);
  await copyFile(backup, getSqlitePath(DATA_DIR));
  expect(await createSignUpQueries(await openTestStore({ DATA_DIR })).count()).toBe(1);
});

test('pings each webhook and the mail server', async () => {
  const bodies: unknown[] = [];
  const webhookUrl = await startHttpServer(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(request.url === '/slack' ? 403 : 204).end();
  });
  const { url } = await startMailServer();
  const env = {
    SIGNUP_WEBHOOKS: `crm=${webhookUrl}`,
    SIGNUP_WEBHOOK_SECRET: 'a secret of ours',
    SMTP_URL: url,
  };
  const ok = 'crm: OK\nmail server: OK\n';
  expect(await runScriptInProcess('signUps.ts ping', env)).toEqual({ code: 0, out: '', err: ok });
  expect(bodies).toEqual([{ type: 'ping', id: expect.any(String), at: expect.any(String) }]);
  const SIGNUP_WEBHOOKS = `crm=${webhookUrl} team=slack+${webhookUrl}slack gone=http://127.0.0.1:9/`;
  const failing = { ...env, SIGNUP_WEBHOOKS, SMTP_URL: 'smtp://127.0.0.1:9' };
  const { code, err } = await runScriptInProcess('signUps.ts ping', failing);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    'crm: OK',
    'team: it responded with 403.',
    expect.stringMatching(/^gone: .*(ECONNREFUSED|bad port)/),
    expect.stringMatching(/^mail server: .*ECONNREFUSED/),
  ]);
  expect(await runScriptInProcess('signUps.ts ping', {})).toEqual(
    failed('Neither SIGNUP_WEBHOOKS nor SMTP_URL is set.\n'),
  );
});

test('counts queued messages and deletes messages for a removed webhook', async () => {
  const { run, storeEnv } = await setUpStore([
    { ...createSignUp('a'), webhookNames: ['crm', 'team'] },
  ]);
  const crm = 'crm  1 queued, 0 of them failing for an hour\n';
  const team = 'team  1 queued, 0 of them failing for an hour\n';
  expect(await run('webhooks')).toEqual({ code: 0, out: crm + team, err: '' });
  const settings = { SIGNUP_WEBHOOKS: 'team=slack+https://slack.example/', ...storeEnv };
  expect(await runScriptInProcess('signUps.ts webhooks drop team', settings)).toEqual(
    failed('Remove team from SIGNUP_WEBHOOKS and restart the server first.\n'),
  );
  const err = 'Deleted 1 messages for team.\n';
  expect(await run('webhooks drop team')).toEqual({ code: 0, out: '', err });
  expect((await run('webhooks')).out).toBe(crm);
});

test("fails if it can't write the output", async () => {
  const { storeEnv } = await setUpStore([createSignUp('a')]);
  const command = `${process.execPath} scripts/signUps.ts export --csv > /dev/full`;
  const { code, errors } = await runProgram(['sh', '-c', command], storeEnv).ended;
  expect([code, errors]).toEqual([1, expect.stringContaining('ENOSPC')]);
});

test('exports 200,000 sign-ups within 256 MB of memory', async () => {
  const { storeEnv, store } = await setUpStore([]);
  const { submission, submittedAt: at } = createSignUp('a');
  for (let first = 0; first < 200_000; first += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const email = `person${first + index}@example.com`;
      const dates = { created_at: at + first, asked_at: null, confirmed_at: null };
      return { ...submission, id: email, email, email_key: email, ...dates };
    });
    await store.db.insertInto('sign_ups').values(rows).execute();
  }
  const command = [process.execPath, '--max-old-space-size=256', 'scripts/signUps.ts'];
  const out = path.join(storeEnv.DATA_DIR, 'all.csv');
  const { code } = await runProgram([...command, 'export', '--csv', '--out', out], storeEnv).ended;
  const lines = (await readFile(out, 'utf8')).trim().split('\r\n');
  expect([code, lines.length]).toEqual([0, 200_001]);
});

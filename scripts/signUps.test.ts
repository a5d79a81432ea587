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

/** Runs the command for a store with these sign-ups. */
async function desk(signUps: readonly NewSignUp[]) {
  const storeEnv = await createStoreEnv('SQLite');
  const store = await openTestStore(storeEnv);
  for (const signUp of signUps) await createSignUpQueries(store).add(signUp);
  const run = (words: string) => runScriptInProcess(`signUps.ts ${words}`, storeEnv);
  return { storeEnv, store, run };
}
const failed = (err: string) => ({ code: 1, out: '', err });
const FIELD_COLUMNS = FIELDS.map(({ column }) => column);
/** The form's fields in the list's order, with a dash for empty ones. */
const entered = (answers: Record<string, string>) =>
  FIELD_COLUMNS.map((column) => answers[column] ?? '-').join('  ');
const COLUMNS = ['id', 'stored_at', ...FIELD_COLUMNS, 'consent_version', ...UTM_KEYS].concat(
  'click_id language sendings variants confirmed_at'.split(' '),
);

test('lists the newest fifty or one person’s, and whether each is confirmed', async () => {
  const earlier = Array.from({ length: 49 }, (_, id) => createSignUp(`e${id}`, {}, NOON - 60_000));
  const asked = {
    ...createSignUp('b', { experience: null }, NOON + 60_000),
    isConfirmationRequired: true,
  };
  const inArabic = { ...asked, submission: { ...asked.submission, language: 'ar' } };
  const { run, store } = await desk([...earlier, createSignUp('a'), inArabic]);
  const ofA = entered({ email: 'a@example.com', first_name: 'Ada', experience: 'some' });
  const ofB = entered({ email: 'b@example.com', first_name: 'Ada' });
  const a = `2026-11-21 12:00  ${ofA}  en\n`;
  const b = `2026-11-21 12:01  ${ofB}  ar  not confirmed\n`;
  const listed = await run('list');
  expect(listed).toMatchObject({ code: 0, err: 'The newest 50 of 51.\n' });
  expect([listed.out.startsWith(b + a), listed.out.split('\n').length]).toEqual([true, 51]);
  expect(await run('list A@Example.com')).toEqual({ code: 0, out: a, err: '' });
  const err = 'There is no sign-up with c@example.com.\n';
  expect(await run('list c@example.com')).toEqual({ code: 0, out: '', err });
  await store.rows(`update sign_ups set confirmed_at = ${NOON} where id = 'b'`);
  expect((await run('list b@example.com')).out).toMatch(/  ar  confirmed\n$/);
});

test('exports a JSON array, and CSV that Excel reads as UTF-8', async () => {
  const { run, store } = await desk([
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

test('exports no text that a spreadsheet would run as a formula', async () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
  const inner = ['x";=HYPERLINK(1)', 'x"\t@A1', 'x;"+1', 'x; -1', 'x;＝1', 'a, -b; c'];
  const names = [...starts.map((start) => `${start}1+1`), ...inner];
  const { run } = await desk(
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

test('exports to a new file that only its owner can read', async () => {
  const { run, storeEnv } = await desk([createSignUp('a')]);
  const file = path.join(storeEnv.DATA_DIR, 'my.csv');
  // What an interrupted export left.
  await writeFile(`${file}.unfinished`, 'half a list');
  const err = `Written to ${file}. It holds personal data: delete it when you are done.\n`;
  expect(await run(`export --csv --out ${file}`)).toEqual({ code: 0, out: '', err });
  expect(await readFile(file, 'utf8')).toContain('a@example.com');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await run(`export --csv --out ${file}`)).toEqual(
    failed(`The file ${file} exists already. Choose another name.\n`),
  );
  const left = await readdir(storeEnv.DATA_DIR);
  expect(left.filter((name) => name.startsWith('my.csv'))).toEqual(['my.csv']);
});

test('counts sign-ups, and forgets them by any spelling', async () => {
  const { run, storeEnv } = await desk([createSignUp('a', { email: 'a@bücher.example' })]);
  const copy = path.join(storeEnv.DATA_DIR, 'backups', 'old.sqlite');
  await mkdir(path.dirname(copy));
  await writeFile(copy, '');
  expect(await run('count')).toEqual({ code: 0, out: '1\n', err: '' });
  const copies = `Copies made earlier may still hold it. Delete them when you can:\n${copy}\n`;
  const err = `Forgotten: A@XN--bcher-kva.example.\n${copies}`;
  expect(await run('forget A@XN--bcher-kva.example')).toEqual({ code: 0, out: '', err });
  const none = `There is no sign-up with a@bücher.example.\n${copies}`;
  expect(await run('forget a@bücher.example')).toEqual(failed(none));
});

test.each([
  ['--help', 0, 'npm run sign-ups -- forget ada@example.com'],
  [
    'fogret',
    1,
    '"fogret" is unknown here. Known: help, ping, list, count, export, forget, webhooks.',
  ],
  ['forget', 1, 'forget needs an e-mail address.'],
  ['count all', 1, 'Too many words after count.'],
  ['count --fast', 1, "Unknown option '--fast'"],
  ['list --out x.csv', 1, "Unknown option '--out'"],
  ['export --json', 1, "Unknown option '--json'"],
  ['webhooks drop', 1, 'Write "webhooks" alone, or "webhooks drop" and a name.'],
])('to "%s" it answers with code %i and: %s', async (words, code, says) => {
  const ended = await runScriptInProcess(`signUps.ts ${words}`, {});
  expect(ended.code).toBe(code);
  expect(ended.out + ended.err).toContain(says);
});

test('no command creates a store: each names the missing path', async () => {
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

test('backs up a running store, and removes interrupted copies', async () => {
  const { storeEnv } = await desk([createSignUp('a')]);
  const folder = path.join(storeEnv.DATA_DIR, 'backups');
  await mkdir(folder);
  const [left, underWay] = ['left.sqlite.unfinished', 'under-way.sqlite.unfinished'];
  for (const name of [left, underWay]) await writeFile(path.join(folder, name), 'half');
  await utimes(path.join(folder, left), 1, 1);

  const { code, out, err } = await runScriptInProcess('backup.ts', storeEnv);
  expect([code, err]).toEqual([0, '']);
  const copy = out.trim();
  expect(path.basename(copy)).toMatch(/^sign-ups-\d{4}-\d\d-\d\dT[\d.-]+Z\.sqlite$/);
  expect((await readdir(folder)).toSorted()).toEqual([path.basename(copy), underWay].toSorted());
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  const DATA_DIR = path.join(folder, 'restored');
  await mkdir(DATA_DIR);
  await copyFile(copy, getSqlitePath(DATA_DIR));
  expect(await createSignUpQueries(await openTestStore({ DATA_DIR })).count()).toBe(1);
});

test('tests each webhook and the mail server, and prints their answers', async () => {
  const bodies: unknown[] = [];
  const address = await startHttpServer(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(request.url === '/slack' ? 403 : 204).end();
  });
  const { url } = await startMailServer();
  const env = {
    SIGNUP_WEBHOOKS: `crm=${address}`,
    SIGNUP_WEBHOOK_SECRET: 'a secret of ours',
    SMTP_URL: url,
  };
  const well = 'crm: it works.\nthe mail server: it works.\n';
  expect(await runScriptInProcess('signUps.ts ping', env)).toEqual({ code: 0, out: '', err: well });
  expect(bodies).toEqual([{ type: 'ping', id: expect.any(String), at: expect.any(String) }]);
  const SIGNUP_WEBHOOKS = `crm=${address} team=slack+${address}slack gone=http://127.0.0.1:9/`;
  const failing = { ...env, SIGNUP_WEBHOOKS, SMTP_URL: 'smtp://127.0.0.1:9' };
  const { code, err } = await runScriptInProcess('signUps.ts ping', failing);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    'crm: it works.',
    'team: it responded with 403.',
    expect.stringMatching(/^gone: .*(ECONNREFUSED|bad port)/),
    expect.stringMatching(/^the mail server: .*ECONNREFUSED/),
  ]);
  expect(await runScriptInProcess('signUps.ts ping', {})).toEqual(
    failed('Neither SIGNUP_WEBHOOKS nor SMTP_URL is set.\n'),
  );
});

test('counts queued messages, and deletes those of a removed webhook', async () => {
  const { run, storeEnv } = await desk([{ ...createSignUp('a'), webhookNames: ['crm', 'team'] }]);
  const left = 'crm  1 waiting, 0 of them refused for an hour\n';
  const team = 'team  1 waiting, 0 of them refused for an hour\n';
  expect(await run('webhooks')).toEqual({ code: 0, out: left + team, err: '' });
  const settings = { SIGNUP_WEBHOOKS: 'team=slack+https://slack.example/', ...storeEnv };
  expect(await runScriptInProcess('signUps.ts webhooks drop team', settings)).toEqual(
    failed('Remove team from SIGNUP_WEBHOOKS and restart the server first.\n'),
  );
  const err = 'Deleted: 1 messages for team.\n';
  expect(await run('webhooks drop team')).toEqual({ code: 0, out: '', err });
  expect((await run('webhooks')).out).toBe(left);
});

test('an export that can’t be written fails', async () => {
  const { storeEnv } = await desk([createSignUp('a')]);
  const command = `${process.execPath} scripts/signUps.ts export --csv > /dev/full`;
  const { code, errors } = await runProgram(['sh', '-c', command], storeEnv).ended;
  expect([code, errors]).toEqual([1, expect.stringContaining('ENOSPC')]);
});

test('200,000 sign-ups are exported within 256 MB', async () => {
  const { storeEnv, store } = await desk([]);
  const { submission, submittedAt: at } = createSignUp('a');
  for (let first = 0; first < 200_000; first += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const email = `person${first + index}@example.com`;
      const dates = { created_at: at + first, asked_at: null, confirmed_at: null };
      return { ...submission, id: email, email, email_key: email, ...dates };
    });
    await store.db.insertInto('sign_ups').values(rows).execute();
  }
  const limited = [process.execPath, '--max-old-space-size=256', 'scripts/signUps.ts'];
  const out = path.join(storeEnv.DATA_DIR, 'all.csv');
  const { code } = await runProgram([...limited, 'export', '--csv', '--out', out], storeEnv).ended;
  const lines = (await readFile(out, 'utf8')).trim().split('\r\n');
  expect([code, lines.length]).toEqual([0, 200_001]);
});

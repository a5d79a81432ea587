import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpFields.ts';
import { NOON } from '../server/test/testDependencies.ts';
import { runScript } from '../server/test/runScript.ts';
import { ENGINES, newPlace, openAt, type EngineName, newSignUp } from '../server/test/stores.ts';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';
import { createSignUps, type NewSignUp } from '../server/src/signUp/signUps.ts';

/** The command of an owner whose server is running and has these sign-ups. */
async function desk(signUps: readonly NewSignUp[], engine: EngineName = 'SQLite') {
  const place = await newPlace(engine);
  const store = await openAt(place, 'server', () => 0);
  for (const signUp of signUps) await createSignUps(store).add(signUp);
  const run = (words: string, env: Record<string, string> = {}) =>
    runScript(`signUps.ts ${words}`, { ...place, ...env });
  return { place, run };
}
const failed = (err: string) => ({ code: 1, out: '', err });
const FIELD_COLUMNS = FIELDS.map(({ column }) => column);
const COLUMNS = ['id', 'stored_at', ...FIELD_COLUMNS, 'consent_version', ...UTM_KEYS].concat(
  'click_id',
  'language',
  'sendings',
  'variants',
  'confirmed_at',
);
/** A list's line: when, what was entered in each field, the language. */
const line = (time: string, entered: Record<string, string>, language: string) =>
  `${[time, ...FIELD_COLUMNS.map((column) => entered[column] ?? '-'), language].join('  ')}\n`;

test('the newest sign-ups are listed first, and an old server’s commands work while it runs', async () => {
  const { run } = await desk([
    newSignUp('a', {}, NOON),
    { ...newSignUp('b', { experience: null }, NOON + 60_000), language: 'ar' },
  ]);
  const [a, b] = [
    line(
      '2026-11-21 12:00',
      { email: 'a@example.com', first_name: 'Ada', experience: 'some' },
      'en',
    ),
    line('2026-11-21 12:01', { email: 'b@example.com', first_name: 'Ada' }, 'ar'),
  ];
  expect(await run('list')).toEqual({ code: 0, out: b + a, err: '' });
  expect(await run('list A@Example.com')).toMatchObject({ out: a, err: '' });
  const err = 'There is none of c@example.com.\n';
  expect(await run('list c@example.com')).toEqual({ code: 0, out: '', err });
});

test('where sign-ups are confirmed, the list says of each whether it is', async () => {
  const { run, place } = await desk([{ ...newSignUp('a'), isAsked: true }]);
  expect((await run('list')).out).toMatch(/  en  not confirmed\n$/);
  const store = await openAt(place);
  await store.rows(`update sign_ups set confirmed_at = ${NOON}`);
  expect((await run('list')).out).toMatch(/  en  confirmed\n$/);
  const [row] = JSON.parse((await run('list --json')).out) as object[];
  expect(row).toMatchObject({ confirmed_at: '2026-11-21T12:00:00.000Z' });
});

test('all of them are an array for another program, also when there are none', async () => {
  const { run } = await desk([newSignUp('a', { email: 'a@bücher.example' })]);
  const { out } = await run('list --json');
  const [row = {}, ...others] = JSON.parse(out) as object[];
  expect(Object.keys(row)).toEqual(COLUMNS);
  const stored_at = '2026-11-21T12:00:00.000Z';
  expect(row).toMatchObject({ id: 'a', stored_at, email: 'a@bücher.example', utm_term: null });
  expect(others).toEqual([]);
  expect((await run('list --json nobody@example.com')).out).toBe('[]\n');
});

test('an export is CSV that Excel reads as UTF-8', async () => {
  const { run } = await desk([newSignUp('a', { firstName: 'Zoë "Z", x', click_id: 'gclid=7' })]);
  const [names, row, ...rest] = (await run('export --csv')).out.split('\r\n');
  expect(names).toBe(`\uFEFF${COLUMNS.map((name) => `"${name}"`).join(',')}`);
  const cells: Record<string, string> = {
    id: 'a',
    stored_at: '2026-11-21T12:00:00.000Z',
    email: 'a@example.com',
    first_name: 'Zoë ""Z"", x',
    experience: 'some',
    consent_version: '0123456789abcdef',
    utm_source: 'newsletter',
    click_id: 'gclid=7',
    language: 'en',
    sendings: '1',
  };
  expect(row).toBe(COLUMNS.map((name) => `"${cells[name] ?? ''}"`).join(','));
  expect(rest).toEqual(['']);
});

test('a spreadsheet runs nothing that a visitor wrote, whatever separates its cells', async () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
  const inner = ['x";=HYPERLINK(1)', 'x"\t@A1', 'x;"+1', 'x; -1', 'x;＝1', 'a, -b; c'];
  const names = [...starts.map((start) => `${start}1+1`), ...inner];
  const { run } = await desk(
    names.map((firstName, i) => newSignUp(`id${i}`, { firstName }, NOON + i)),
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

test('an export into a file is whole, its owner’s alone, and overwrites nothing', async () => {
  const { run, place } = await desk([newSignUp('a')]);
  const file = path.join(place.DATA_DIR, 'my.csv');
  // What an interrupted export left.
  await writeFile(`${file}.unfinished`, 'half a list');
  const err = `Written to ${file}. It holds personal data: delete it when you are done.\n`;
  expect(await run(`export --csv --out ${file}`)).toEqual({ code: 0, out: '', err });
  expect(await readFile(file, 'utf8')).toContain('a@example.com');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await run(`export --csv --out ${file}`)).toEqual(
    failed(`There is a file ${file} already. Choose another name.\n`),
  );
  const left = await readdir(place.DATA_DIR);
  expect(left.filter((name) => name.startsWith('my.csv'))).toEqual(['my.csv']);
});

test.each(ENGINES)(
  'sign-ups on %s are counted, and forgotten by any spelling, with a word on copies',
  async (engine) => {
    const { run, place } = await desk([newSignUp('a', { email: 'a@bücher.example' })], engine);
    const copy = path.join(place.DATA_DIR, 'backups', 'old.sqlite');
    await mkdir(path.dirname(copy));
    await writeFile(copy, '');
    expect(await run('count')).toEqual({ code: 0, out: '1\n', err: '' });
    const copies = `Copies made earlier may still hold it. Delete them when you can:\n${copy}\n`;
    const err = `Forgotten: A@XN--bcher-kva.example.\n${copies}`;
    expect(await run('forget A@XN--bcher-kva.example')).toEqual({ code: 0, out: '', err });
    const none = `There is no sign-up of a@bücher.example.\n${copies}`;
    expect(await run('forget a@bücher.example')).toEqual(failed(none));
  },
);

test.each([
  ['--help', 0, ''],
  ['fogret', 2, 'There is no command "fogret".'],
  ['forget', 2, 'forget needs an e-mail address.'],
  ['export', 2, 'export needs --csv'],
  ['count all', 2, 'Too many words after count.'],
  ['count --fast', 2, "Unknown option '--fast'"],
])(
  '"%s" shows the help, ends with %i, and says what was not understood',
  async (words, code, why) => {
    const ended = await runScript(`signUps.ts ${words}`, {});
    const said = code === 0 ? ended.out : ended.err;
    expect(ended.code).toBe(code);
    expect(said).toContain(why);
    expect(said).toContain('npm run sign-ups -- forget ada@example.com');
  },
);

test.each(['signUps.ts count', 'signUps.ts forget a@b.co', 'report.ts', 'backup.ts'])(
  'without a store %s says where it looked, and makes none',
  async (command) => {
    const folder = await temporaryFolder();
    const DATA_DIR = path.join(folder, 'nowhere');
    const advice = 'Set DATA_DIR to the folder of the server that keeps them.';
    const err = `There are no sign-ups in ${DATA_DIR}. ${advice}\n`;
    expect(await runScript(command, { DATA_DIR })).toEqual(failed(err));
    expect(await readdir(folder)).toEqual([]);
  },
);

import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../db/open.ts';
import type { Store } from '../db/store.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { runOwnerCommand } from './ownerCommand.ts';
import { createSignUps, type NewSignUp } from './signUps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

test('the newest sign-ups are listed first', async () => {
  const desk = await ownersDesk([
    newSignUp('a', {}, 0),
    { ...newSignUp('b', { experience: '' }, 60_000), language: 'ar' },
  ]);
  expect(await desk.run('list')).toBe(0);
  expect(desk.printed()).toBe(
    '1970-01-01 00:01  b@example.com  Ada  -  ar\n1970-01-01 00:00  a@example.com  Ada  some  en\n',
  );
  expect(await desk.run('list', '--limit', '1')).toBe(0);
  expect(desk.told()).toBe('The newest 1 of 2.');
});

test('the number of sign-ups is printed alone, for other programs to read', async () => {
  const desk = await ownersDesk([newSignUp('a')]);
  expect(await desk.run('count')).toBe(0);
  expect(desk.printed()).toBe('1\n');
});

test('a spreadsheet does not run what a visitor wrote', async () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  const forms = starts.map((start, index) => newSignUp(`id${index}`, { firstName: `${start}1+1` }));
  const desk = await ownersDesk([...forms, newSignUp('quoted', { firstName: 'A "da", x' })]);
  expect(await desk.run('export', '--csv')).toBe(0);
  const [header, ...lines] = desk.printed().split('\r\n');
  expect(header).toBe(
    '"id","stored_at","email","first_name","experience","consent_version",' +
      '"utm_source","utm_medium","utm_campaign","utm_term","utm_content","language"',
  );
  starts.forEach((start, index) => expect(lines[index]).toContain(`,"'${start}1+1",`));
  expect(lines[starts.length]).toContain(',"A ""da"", x",');
});

test('a spreadsheet that separates cells by something else runs nothing either', async () => {
  const names = ['x";=HYPERLINK(1)', 'x"\t@A1', 'x;"+1', 'x; -1', 'x;＝1', 'a, -b; c'];
  const desk = await ownersDesk(names.map((firstName, i) => newSignUp(`id${i}`, { firstName })));
  expect(await desk.run('export', '--csv')).toBe(0);
  const [, ...lines] = desk.printed().split('\r\n');
  for (const separator of [';', '\t', '|']) {
    const cells = lines.flatMap((line) => line.split(separator));
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
  expect(lines[0]).toContain(`,"x"";'=HYPERLINK(1)",`);
  expect(lines[5]).toContain(',"a, -b; c",');
});

test('an export into a file says where it is and that it holds personal data', async () => {
  const desk = await ownersDesk([newSignUp('a')]);
  expect(await desk.run('export', '--csv', '--out', 'my.csv')).toBe(0);
  expect(desk.files.get('my.csv')).toContain('a@example.com');
  expect(desk.printed()).toBe('');
  expect(desk.told()).toBe(
    'Written to my.csv. It holds personal data: delete it when you are done.',
  );
});

test('forgetting says what was done, and where copies may be', async () => {
  const desk = await ownersDesk([newSignUp('a')], ['/data/backups/old.sqlite']);
  expect(await desk.run('forget', 'A@example.com')).toBe(0);
  expect(desk.told()).toBe(
    'Forgotten: A@example.com.\n' +
      'Copies made earlier may still hold it. Delete them when you can:\n/data/backups/old.sqlite',
  );
  expect(await desk.run('forget', 'A@example.com')).toBe(1);
  expect(desk.told()).toContain('There is no sign-up of A@example.com.');
});

test('the owner may delete the old ones even when they are most of them', async () => {
  const desk = await ownersDesk([newSignUp('a', {}, 0), newSignUp('b', {}, 5 * DAY_MS)]);
  expect(await desk.run('purge')).toBe(1);
  expect(desk.told()).toBe('SIGNUP_RETENTION_DAYS is not set, so nothing is too old.');
  desk.parts.retentionDays = () => 4;
  expect(await desk.run('purge')).toBe(0);
  expect(desk.told()).toBe('Deleted 2 sign-ups older than 4 days.');
});

test('forgetting finds the address, whatever its copy brought along', async () => {
  const desk = await ownersDesk([newSignUp('a'), newSignUp('b')]);
  expect(await desk.run('forget', '\u202a A@exam\u200bple.com\u2060')).toBe(0);
  expect(await desk.run('count')).toBe(0);
  expect(desk.printed()).toBe('1\n');
});

test.each([
  [['fogret'], 'There is no command "fogret".'],
  [['forget'], 'forget needs an e-mail address.'],
  [['export'], 'export needs --csv'],
  [['list', '--limit', 'ten'], '--limit needs a whole number above 0.'],
  [['list', 'all'], 'Too many words after list.'],
  [['count', '--fast'], "Unknown option '--fast'"],
])('%j is not understood, and the help is shown', async (words, reason) => {
  const desk = await ownersDesk([]);
  expect(await desk.run(...words)).toBe(2);
  const told = desk.told();
  expect(told).toContain(reason);
  expect(told).toContain('npm run sign-ups -- list');
});

test.each([[['help']], [['--help']], [[]]])('%j prints the help', async (words) => {
  const desk = await ownersDesk([]);
  expect(await desk.run(...words)).toBe(0);
  expect(desk.printed()).toContain('npm run sign-ups -- forget ada@example.com');
});

test('a store that cannot be opened is one line, and not a success', async () => {
  const desk = await ownersDesk([]);
  expect(await runOwnerCommand(['count'], { ...desk.parts, openStore: damagedStore })).toBe(1);
  expect(desk.told()).toBe('The sign-up store is damaged.');
});

async function ownersDesk(signUps: readonly NewSignUp[], backups: string[] = []) {
  const settings = { DATA_DIR: await temporaryFolder() };
  const open = () => openStore(settings, () => 0);
  const store = await open();
  onTestFinished(() => store.close());
  for (const signUp of signUps) await createSignUps(store).add(signUp);

  const printed: string[] = [];
  const told: string[] = [];
  const files = new Map<string, string>();
  const parts = {
    openStore: open,
    print: async (text: string) => void printed.push(text),
    tell: (line: string) => void told.push(line),
    writeNewFile: async (file: string, lines: AsyncIterable<string>) => {
      for await (const text of lines) files.set(file, (files.get(file) ?? '') + text);
    },
    retentionDays: (): number | undefined => undefined,
    now: () => 10 * DAY_MS,
    backups: () => Promise.resolve(backups),
  };
  return {
    parts,
    files,
    run: (...words: string[]) => runOwnerCommand(words, parts),
    printed: () => printed.splice(0).join(''),
    told: () => told.splice(0).join('\n'),
  };
}

function damagedStore(): Promise<Store> {
  return Promise.reject(new Error('The sign-up store is damaged.'));
}

import { reasonOf } from '../db/reasonOf.ts';
import type { Store } from '../db/store.ts';
import { csvHeader, csvLines } from './csv.ts';
import { HELP, understand, type Command, type StoreCommand } from './ownerArguments.ts';
import { createSignUps, type SignUpRow, type SignUps } from './signUps.ts';

type Desk = {
  readonly openStore: () => Promise<Store>;
  /** Waits while the reader is slow. */
  readonly print: (text: string) => Promise<void>;
  /** For the person at the terminal: progress and errors. */
  readonly tell: (line: string) => void;
  /** Writes a file that must not exist yet, readable by its owner only. */
  readonly writeNewFile: (file: string, lines: AsyncIterable<string>) => Promise<void>;
  /** SIGNUP_RETENTION_DAYS; `undefined`: kept until forgotten. */
  readonly retentionDays: () => number | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly backups: () => Promise<string[]>;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const PROGRESS_EVERY = 10_000;
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

/** Runs one command of the owner; returns the exit code: 0 done, 1 not done, 2 not understood. */
export async function runOwnerCommand(args: readonly string[], desk: Desk): Promise<number> {
  let command: Command;
  try {
    command = understand(args);
  } catch (cause) {
    desk.tell(`${reasonOf(cause)}\n\n${HELP}`);
    return MISUSED;
  }
  if (command.kind === 'help') {
    await desk.print(HELP);
    return DONE;
  }
  try {
    const store = await desk.openStore();
    try {
      return await run(command, createSignUps(store), store.place, desk);
    } finally {
      await store.close();
    }
  } catch (cause) {
    desk.tell(reasonOf(cause));
    return FAILED;
  }
}

async function run(command: StoreCommand, signUps: SignUps, place: string, desk: Desk) {
  switch (command.kind) {
    case 'count':
      await desk.print(`${await signUps.count()}\n`);
      return DONE;
    case 'list':
      return list(command.limit, signUps, place, desk);
    case 'export':
      return exportCsv(command.file, signUps, desk);
    case 'forget':
      return forget(command.email, signUps, desk);
    case 'purge':
      return purge(signUps, desk);
  }
}

async function list(limit: number, signUps: SignUps, place: string, { print, tell }: Desk) {
  const rows = await signUps.list(limit);
  const total = await signUps.count();
  for (const row of rows) await print(`${listLine(row)}\n`);
  if (total === 0) tell(`No sign-ups yet in ${place}.`);
  else if (rows.length < total) tell(`The newest ${rows.length} of ${total}.`);
  return DONE;
}

function listLine({ created_at, email, first_name, experience, language }: SignUpRow): string {
  const time = new Date(created_at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const answers = [first_name ?? '-', experience ?? '-'];
  return [time.replace('T', ' '), email, ...answers, language].join('  ');
}

async function exportCsv(file: string | undefined, signUps: SignUps, desk: Desk) {
  const lines = exportedLines(signUps, await signUps.count(), desk.tell);
  if (file === undefined) {
    for await (const text of lines) await desk.print(text);
  } else {
    await desk.writeNewFile(file, lines);
    desk.tell(`Written to ${file}. It holds personal data: delete it when you are done.`);
  }
  return DONE;
}

async function* exportedLines(signUps: SignUps, total: number, tell: Desk['tell']) {
  let written = 0;
  yield csvHeader();
  for await (const page of signUps.pages()) {
    yield csvLines(page);
    const before = written;
    written += page.length;
    const isStep = Math.floor(written / PROGRESS_EVERY) > Math.floor(before / PROGRESS_EVERY);
    if (isStep) tell(`${written} of ${total} …`);
  }
}

async function forget(email: string, signUps: SignUps, { tell, backups }: Desk): Promise<number> {
  const count = await signUps.forget(email);
  tell(count === 0 ? `There is no sign-up of ${email}.` : `Forgotten: ${email}.`);
  const copies = await backups();
  if (copies.length > 0) {
    tell(`Copies made earlier may still hold it. Delete them when you can:\n${copies.join('\n')}`);
  }
  return count === 0 ? FAILED : DONE;
}

/** What the service does by itself, but not when it is most of them: here somebody looked at the clock. */
async function purge(signUps: SignUps, { retentionDays, now, tell }: Desk): Promise<number> {
  const days = retentionDays();
  if (days === undefined) {
    tell('SIGNUP_RETENTION_DAYS is not set, so nothing is too old.');
    return FAILED;
  }
  const purged = await signUps.purge(now() - days * DAY_MS, true);
  tell(`Deleted ${purged.kind === 'done' ? purged.count : 0} sign-ups older than ${days} days.`);
  return DONE;
}

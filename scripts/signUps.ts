/** The owner's command on sign-ups; `npm run sign-ups -- help` says what it can do. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { parseConfig, StoreSettings } from '../server/src/config.ts';
import { writeWholeFile } from '../server/src/database/files.ts';
import { openStore } from '../server/src/database/open.ts';
import { reasonOf } from '../server/src/database/store.ts';
import { realDependencies } from '../server/src/dependencies.ts';
import { ownersRow, toCsv } from '../server/src/signUp/csv.ts';
import { createSignUps, type SignUpRow, type SignUps } from '../server/src/signUp/signUps.ts';
import { orEnd } from './command.ts';
import { ping } from './signUps/ping.ts';
import { HELP, readCommand, type Command } from './signUps/readCommand.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MISUSED = 2;
const { now, sleep } = realDependencies('text');

// A reader that has seen enough (`… | head`) closes the pipe: that is no failure.
process.stdout.on('error', (cause) => {
  if (!('code' in cause && cause.code === 'EPIPE')) throw cause;
  process.exit(0);
});

const command = understood();
const isDone = await orEnd(() => run(command));
process.exitCode = isDone ? 0 : 1;

function understood(): Command {
  try {
    return readCommand(process.argv.slice(2));
  } catch (cause) {
    console.error(`${reasonOf(cause)}\n\n${HELP}`);
    return process.exit(MISUSED);
  }
}

/** Returns whether there was something to do, and it was done. */
async function run(command: Command): Promise<boolean> {
  if (command.kind === 'help') return print(HELP);
  if (command.kind === 'ping') return ping(parseConfig(process.env), now);
  const settings = readSettings(StoreSettings, process.env);
  const store = await openStore(settings, { now, sleep }, 'command');
  try {
    const signUps = createSignUps(store);
    switch (command.kind) {
      case 'count':
        return await print(`${await signUps.count()}\n`);
      case 'list':
        return await list(command, signUps, store.place);
      case 'export':
        return await exportCsv(command.file, signUps);
      case 'forget':
        return await forget(command.email, signUps, settings.DATA_DIR);
      case 'purge':
        return await purge(signUps, parseConfig(process.env).SIGNUP_RETENTION_DAYS);
    }
  } finally {
    await store.close();
  }
}

/** Waits while the reader is slow. */
async function print(text: string): Promise<true> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  return true;
}

type List = Extract<Command, { kind: 'list' }>;

async function list({ email, limit, isJson }: List, signUps: SignUps, place: string) {
  const rows = await signUps.list(limit, email);
  if (isJson) return print(`${JSON.stringify(rows.map(ownersRow), null, 2)}\n`);
  for (const row of rows) await print(`${lineOf(row)}\n`);
  const total = await signUps.count();
  if (total === 0) console.error(`No sign-ups yet in ${place}.`);
  else if (email !== undefined && rows.length === 0) console.error(`There is none of ${email}.`);
  else if (email === undefined && rows.length < total)
    console.error(`The newest ${rows.length} of ${total}.`);
  return true;
}

function lineOf({ created_at, email, first_name, experience, language }: SignUpRow): string {
  const time = new Date(created_at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const answers = [first_name ?? '-', experience ?? '-'];
  return [time.replace('T', ' '), email, ...answers, language].join('  ');
}

/**
 * All of them, the oldest first.
 * @param file that does not exist yet; without one they are printed.
 */
async function exportCsv(file: string | undefined, signUps: SignUps): Promise<true> {
  if (file !== undefined && existsSync(file)) {
    throw new Error(`There is a file ${file} already. Choose another name.`);
  }
  const csv = toCsv((await signUps.list()).toReversed());
  if (file === undefined) return print(csv);
  await writeWholeFile(file, (unfinished) => writeFile(unfinished, csv));
  console.error(`Written to ${file}. It holds personal data: delete it when you are done.`);
  return true;
}

async function forget(email: string, signUps: SignUps, dataDir: string): Promise<boolean> {
  const count = await signUps.forget(email, now());
  console.error(count === 0 ? `There is no sign-up of ${email}.` : `Forgotten: ${email}.`);
  const folder = path.resolve(dataDir, 'backups');
  const copies = await readdir(folder).catch(() => []);
  if (copies.length > 0) {
    const list = copies.map((name) => path.join(folder, name)).join('\n');
    console.error(`Copies made earlier may still hold it. Delete them when you can:\n${list}`);
  }
  return count > 0;
}

/** What the server does by itself, but also after the clock jumped: here somebody looked at it. */
async function purge(signUps: SignUps, days: number | undefined): Promise<boolean> {
  if (days === undefined)
    throw new Error('SIGNUP_RETENTION_DAYS is not set, so nothing is too old.');
  const count = await signUps.purge(now() - days * DAY_MS, now());
  await signUps.removeTraces();
  console.error(`Deleted ${count} sign-ups older than ${days} days.`);
  return true;
}

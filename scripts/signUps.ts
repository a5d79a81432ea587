/** The owner's command on sign-ups; `npm run sign-ups -- help` lists what it does. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createTransport } from 'nodemailer';
import { readSettings } from '#contract/settings.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { Settings } from '../server/src/config.ts';
import type { SignUpRow } from '../server/src/database/schema.ts';
import { getErrorMessage, writeFileAtomically, type Store } from '../server/src/database/store.ts';
import { deleteMessages, readBacklog } from '../server/src/outbox/outbox.ts';
import { readWebhooks } from '../server/src/outbox/webhooks.ts';
import { createCsv, toExportRow } from '../server/src/signUp/csv.ts';
import { createSignUpQueries, type SignUpQueries } from '../server/src/signUp/signUpQueries.ts';
import { refuseUnknown } from './command.ts';
import { withStore } from './withStore.ts';

const HELP = `Reads and deletes sign-ups.

  npm run sign-ups -- list                        the newest fifty, the newest first
  npm run sign-ups -- list ada@example.com        those of one person
  npm run -s sign-ups -- list --json              all of them, as a JSON array
  npm run sign-ups -- count                       how many there are
  npm run -s sign-ups -- export --csv             all of them, to the screen or a pipe
  npm run sign-ups -- export --csv --out my.csv   all of them, into a new file
  npm run sign-ups -- forget ada@example.com      deletes one person from the store
  npm run sign-ups -- webhooks                    how many messages wait for each destination
  npm run sign-ups -- webhooks drop crm           deletes the messages for a webhook you removed
  npm run sign-ups -- ping                        sends a test message to each webhook, and tries the mail server
  npm run sign-ups -- help                        this text

DATA_DIR (default: data) or DATABASE_URL say where they are, as for npm start.`;
const LISTED = 50;
const PING_TIMEOUT_MS = 10_000;

type Options = NonNullable<ParseArgsConfig['options']>;
type Given = { json?: boolean; out?: string; words: string[] };
type Command = {
  options?: Options;
  /** How many words may follow the command. */
  maxWords?: number;
  /** @throws Error if words are missing, before the store is opened. */
  check?: (words: readonly string[]) => void;
  run: (given: Given, signUps: SignUpQueries, store: Store, copies: string) => Promise<void>;
};
const JSON_OPTION = { json: { type: 'boolean' } } as const satisfies Options;
const COMMANDS: Readonly<Record<string, Command>> = {
  list: { options: JSON_OPTION, maxWords: 1, run: list },
  count: { run: async (_, signUps) => console.log(await signUps.count()) },
  export: {
    options: { csv: { type: 'boolean' }, out: { type: 'string' } },
    run: exportCsv,
  },
  forget: {
    maxWords: 1,
    check: ([email]) => {
      if (!email) throw new Error('forget needs an e-mail address.');
    },
    run: forget,
  },
  webhooks: {
    maxWords: 2,
    check: (words) => {
      if (words.length > 0 && !(words.length === 2 && words[0] === 'drop'))
        throw new Error('Write "webhooks" alone, or "webhooks drop" and a name.');
    },
    run: showWebhooks,
  },
};

const [name = 'help', ...args] = process.argv.slice(2);
if (['help', '--help', '-h'].includes(name)) {
  console.log(HELP);
} else {
  refuseUnknown([name], ['help', 'ping', ...Object.keys(COMMANDS)]);
  const { options = {}, maxWords = 0, check, run } = COMMANDS[name] ?? { run: ping };
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  if (words.length > maxWords) throw new Error(`Too many words after ${name}.`);
  check?.(words);
  const given: Given = { ...values, words };
  if (run === ping) await ping();
  else await withStore((store, copies) => run(given, createSignUpQueries(store), store, copies));
}

async function list({ json, words: [email] }: Given, signUps: SignUpQueries, { location }: Store) {
  if (json) {
    const rows = email === undefined ? allRows(signUps, 'desc') : await signUps.list(LISTED, email);
    return print(toJson(rows));
  }
  const rows = await signUps.list(LISTED, email);
  for (const row of rows) console.log(lineOf(row));
  const total = await signUps.count();
  if (total === 0) console.error(`No sign-ups yet in ${location}.`);
  else if (email && rows.length === 0) console.error(`There is no sign-up with ${email}.`);
  else if (!email && rows.length < total) console.error(`The newest ${rows.length} of ${total}.`);
}

/** When it was stored, the form's fields, its language, and whether it is confirmed. */
function lineOf(row: SignUpRow): string {
  const time = new Date(row.created_at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const answers = FIELDS.map(({ column }) => row[column] ?? '-');
  const isConfirmed = row.confirmed_at === null ? 'not confirmed' : 'confirmed';
  const asked = row.asked_at === null ? [] : [isConfirmed];
  return [time.replace('T', ' '), ...answers, row.language, ...asked].join('  ');
}

async function* allRows(signUps: SignUpQueries, direction: 'asc' | 'desc') {
  for await (const page of signUps.pages(direction)) yield* page;
}

async function* toJson(rows: AsyncIterable<SignUpRow> | Iterable<SignUpRow>) {
  let separator = '[';
  for await (const row of rows) {
    yield separator + JSON.stringify(toExportRow(row));
    separator = ',\n';
  }
  yield separator === '[' ? '[]\n' : ']\n';
}

/** Prints no faster than the reader of the output reads. */
async function print(parts: AsyncIterable<string | Buffer>): Promise<void> {
  for await (const part of parts) {
    if (!process.stdout.write(part)) await once(process.stdout, 'drain');
  }
}

/** All sign-ups, the oldest first: printed, or into a new file. */
async function exportCsv({ out }: Given, signUps: SignUpQueries): Promise<void> {
  if (out !== undefined && existsSync(out))
    throw new Error(`The file ${out} exists already. Choose another name.`);
  const rows = async function* () {
    for await (const row of allRows(signUps, 'asc')) yield toExportRow(row);
  };
  if (out === undefined) {
    return print(Readable.from(rows()).compose(createCsv()));
  }
  await writeFileAtomically(out, (unfinished) =>
    pipeline(Readable.from(rows()), createCsv(), createWriteStream(unfinished)),
  );
  console.error(`Written to ${out}. It holds personal data: delete it when you are done.`);
}

async function forget(
  { words: [email = ''] }: Given,
  signUps: SignUpQueries,
  _: Store,
  folder: string,
): Promise<void> {
  const count = await signUps.forget(email);
  process.exitCode = count === 0 ? 1 : 0;
  console.error(count === 0 ? `There is no sign-up with ${email}.` : `Forgotten: ${email}.`);
  const copies = await readdir(folder).catch(() => []);
  if (copies.length === 0) return;
  console.error('Copies made earlier may still hold it. Delete them when you can:');
  for (const copy of copies) console.error(path.join(folder, copy));
}

async function showWebhooks({ words }: Given, _: SignUpQueries, store: Store): Promise<void> {
  const [, destination] = words;
  if (destination === undefined) {
    const backlog = await readBacklog(store, Date.now());
    for (const { destination: to, waiting, failing } of backlog)
      console.log(`${to}  ${waiting} waiting, ${failing} of them refused for an hour`);
    if (backlog.length === 0) console.error('No messages wait.');
    return;
  }
  const config = readSettings(Settings, process.env);
  if (readWebhooks({ config, fetch, now: Date.now }).some((each) => each.name === destination))
    throw new Error(`Remove ${destination} from SIGNUP_WEBHOOKS and restart the server first.`);
  const count = await deleteMessages(store, destination);
  console.error(`Deleted: ${count} messages for ${destination}.`);
}

/**
 * Sends a test message to each webhook, and signs in to the mail server without sending. Exits with 1
 * unless all succeed.
 */
async function ping(): Promise<void> {
  const config = readSettings(Settings, process.env);
  const { SMTP_URL: url } = config;
  const tries = readWebhooks({ config, fetch, now: Date.now }).map((webhook) => ({
    name: webhook.name,
    attempt: () => webhook.ping(randomUUID(), AbortSignal.timeout(PING_TIMEOUT_MS)),
  }));
  if (url !== undefined) {
    const transport = createTransport({ url, connectionTimeout: PING_TIMEOUT_MS });
    tries.push({ name: 'the mail server', attempt: async () => void (await transport.verify()) });
  }
  if (tries.length === 0) throw new Error('Neither SIGNUP_WEBHOOKS nor SMTP_URL is set.');
  for (const { name: destination, attempt } of tries) {
    try {
      await attempt();
      console.error(`${destination}: it works.`);
    } catch (cause) {
      console.error(`${destination}: ${getErrorMessage(cause)}.`);
      process.exitCode = 1;
    }
  }
}

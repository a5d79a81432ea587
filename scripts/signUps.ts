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
import { assertKnownArgs } from './command.ts';
import { withStore } from './withStore.ts';

const HELP = `Lists, exports, and deletes sign-ups.

  npm run sign-ups -- list                        lists the 50 newest sign-ups
  npm run sign-ups -- list ada@example.com        lists one person's sign-up
  npm run -s sign-ups -- list --json              prints all sign-ups as a JSON array
  npm run sign-ups -- count                       prints the number of sign-ups
  npm run -s sign-ups -- export --csv             prints all sign-ups as CSV
  npm run sign-ups -- export --csv --out my.csv   writes all sign-ups to a new file
  npm run sign-ups -- forget ada@example.com      deletes one person's sign-up
  npm run sign-ups -- webhooks                    prints the number of queued messages by destination
  npm run sign-ups -- webhooks drop crm           deletes queued messages for a webhook you've removed
  npm run sign-ups -- ping                        sends a test message to each webhook and checks the mail server
  npm run sign-ups -- help                        prints this help

These commands use the same DATA_DIR (default: data) or DATABASE_URL as npm start.`;
const LIST_LIMIT = 50;
const PING_TIMEOUT_MS = 10_000;

type Options = NonNullable<ParseArgsConfig['options']>;
type Args = { json?: boolean; out?: string; positionals: string[] };
type Command = {
  options?: Options;
  maxPositionals?: number;
  /** Validates the arguments before we open the store. */
  check?: (positionals: readonly string[]) => void;
  run: (args: Args, signUps: SignUpQueries, store: Store, backupFolder: string) => Promise<void>;
};
const JSON_OPTION = { json: { type: 'boolean' } } as const satisfies Options;
const COMMANDS: Readonly<Record<string, Command>> = {
  list: { options: JSON_OPTION, maxPositionals: 1, run: list },
  count: { run: async (_, signUps) => console.log(await signUps.count()) },
  export: {
    options: { csv: { type: 'boolean' }, out: { type: 'string' } },
    run: exportCsv,
  },
  forget: {
    maxPositionals: 1,
    check: ([email]) => {
      if (!email) throw new Error('Missing email address. Usage: forget <email>.');
    },
    run: forget,
  },
  webhooks: {
    maxPositionals: 2,
    check: (positionals) => {
      if (positionals.length > 0 && !(positionals.length === 2 && positionals[0] === 'drop'))
        throw new Error('Invalid arguments. Usage: webhooks, or webhooks drop <name>.');
    },
    run: handleWebhooks,
  },
};

const [name = 'help', ...rawArgs] = process.argv.slice(2);
if (['help', '--help', '-h'].includes(name)) {
  console.log(HELP);
} else {
  assertKnownArgs([name], ['help', 'ping', ...Object.keys(COMMANDS)]);
  const { options = {}, maxPositionals = 0, check, run } = COMMANDS[name] ?? { run: ping };
  const { values, positionals } = parseArgs({ args: rawArgs, options, allowPositionals: true });
  if (positionals.length > maxPositionals) throw new Error(`Too many arguments for "${name}".`);
  check?.(positionals);
  const args: Args = { ...values, positionals };
  if (run === ping) await ping();
  else await withStore((store, folder) => run(args, createSignUpQueries(store), store, folder));
}

async function list(
  { json, positionals: [email] }: Args,
  signUps: SignUpQueries,
  { location }: Store,
) {
  if (json) {
    const rows =
      email === undefined ? readAllRows(signUps, 'desc') : await signUps.list(LIST_LIMIT, email);
    return print(toJson(rows));
  }
  const rows = await signUps.list(LIST_LIMIT, email);
  for (const row of rows) console.log(formatRow(row));
  const total = await signUps.count();
  if (total === 0) console.error(`No sign-ups yet in ${location}.`);
  else if (email && rows.length === 0) console.error(`No sign-up found for ${email}.`);
  else if (!email && rows.length < total)
    console.error(`Showing the newest ${rows.length} of ${total} sign-ups.`);
}

function formatRow(row: SignUpRow): string {
  const time = new Date(row.created_at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const fields = FIELDS.map(({ column }) => row[column] ?? '-');
  const confirmation = row.confirmed_at === null ? 'not confirmed' : 'confirmed';
  const status = row.asked_at === null ? [] : [confirmation];
  return [time.replace('T', ' '), ...fields, row.language, ...status].join('  ');
}

async function* readAllRows(signUps: SignUpQueries, direction: 'asc' | 'desc') {
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

/** Waits for a slow reader, so the output doesn't pile up in memory. */
async function print(chunks: AsyncIterable<string | Buffer>): Promise<void> {
  for await (const chunk of chunks) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

async function exportCsv({ out }: Args, signUps: SignUpQueries): Promise<void> {
  if (out !== undefined && existsSync(out))
    throw new Error(`The file ${out} already exists. Choose another name.`);
  const rows = async function* () {
    for await (const row of readAllRows(signUps, 'asc')) yield toExportRow(row);
  };
  if (out === undefined) {
    return print(Readable.from(rows()).compose(createCsv()));
  }
  await writeFileAtomically(out, (unfinished) =>
    pipeline(Readable.from(rows()), createCsv(), createWriteStream(unfinished)),
  );
  console.error(`Exported to ${out}. This file contains personal data, so delete it after use.`);
}

async function forget(
  { positionals: [email = ''] }: Args,
  signUps: SignUpQueries,
  _: Store,
  backupFolder: string,
): Promise<void> {
  const count = await signUps.forget(email);
  process.exitCode = count === 0 ? 1 : 0;
  console.error(count === 0 ? `No sign-up found for ${email}.` : `Deleted ${email}.`);
  const backups = await readdir(backupFolder).catch(() => []);
  if (backups.length === 0) return;
  console.error('Backups may still contain this address. Delete them as soon as possible:');
  for (const backup of backups) console.error(path.join(backupFolder, backup));
}

async function handleWebhooks(
  { positionals: [, removed] }: Args,
  _: SignUpQueries,
  store: Store,
): Promise<void> {
  if (removed === undefined) {
    const backlog = await readBacklog(store, Date.now());
    for (const { destination, waiting, failing } of backlog)
      console.log(`${destination}  ${waiting} queued, ${failing} of them failing for an hour`);
    if (backlog.length === 0) console.error('No queued messages.');
    return;
  }
  const config = readSettings(Settings, process.env);
  if (readWebhooks({ config, fetch, now: Date.now }).some((webhook) => webhook.name === removed))
    throw new Error(`Remove ${removed} from SIGNUP_WEBHOOKS and restart the server first.`);
  const count = await deleteMessages(store, removed);
  console.error(`Deleted ${count} messages for ${removed}.`);
}

/** Sends a test message to each webhook and connects to the mail server. */
async function ping(): Promise<void> {
  const config = readSettings(Settings, process.env);
  const { SMTP_URL: url } = config;
  const checks = readWebhooks({ config, fetch, now: Date.now }).map((webhook) => ({
    destination: webhook.name,
    run: () => webhook.ping(randomUUID(), AbortSignal.timeout(PING_TIMEOUT_MS)),
  }));
  if (url !== undefined) {
    const transport = createTransport({ url, connectionTimeout: PING_TIMEOUT_MS });
    checks.push({ destination: 'mail server', run: async () => void (await transport.verify()) });
  }
  if (checks.length === 0) throw new Error('Neither SIGNUP_WEBHOOKS nor SMTP_URL is set.');
  for (const { destination, run } of checks) {
    try {
      await run();
      console.error(`${destination}: OK`);
    } catch (cause) {
      console.error(`${destination}: ${getErrorMessage(cause)}.`);
      process.exitCode = 1;
    }
  }
}

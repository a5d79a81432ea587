/** The owner's command on sign-ups; `npm run sign-ups -- help` says what it can do. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { readSettings } from '#contract/settings.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { Settings } from '../server/src/config.ts';
import { reasonOf, writeWholeFile, type Store } from '../server/src/database/store.ts';
import { ownersRow, toCsv } from '../server/src/signUp/csv.ts';
import { createSignUps, type SignUpRow, type SignUps } from '../server/src/signUp/signUps.ts';
import { webhookTargets } from '../server/src/signUp/webhookRequest.ts';
import { refuseUnknown } from './command.ts';
import { withStore } from './withStore.ts';

const HELP = `Reads and deletes the sign-ups.

  npm run sign-ups -- list                        the newest fifty, the newest first
  npm run sign-ups -- list ada@example.com        those of one person
  npm run -s sign-ups -- list --json              all of them, as an array of JSON
  npm run sign-ups -- count                       how many there are
  npm run -s sign-ups -- export --csv             all of them, to the screen or a pipe
  npm run sign-ups -- export --csv --out my.csv   all of them, into a new file
  npm run sign-ups -- forget ada@example.com      deletes one person from the store
  npm run sign-ups -- ping                        sends a test message to each webhook, and tries the mail server
  npm run sign-ups -- help                        this text

DATA_DIR (default: data) or DATABASE_URL say where they are, as for npm start.`;
const LISTED = 50;
const PING_TIMEOUT_MS = 10_000;
type Action = (signUps: SignUps, store: Store, copies: string) => Promise<void>;
const ACTIONS: Readonly<Record<string, Action>> = {
  count: async (signUps) => console.log(await signUps.count()),
  list,
  export: exportCsv,
  forget,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [action = 'help', email = '', ...rest] = values.help ? [] : positionals;
refuseUnknown([action], ['help', 'ping', ...Object.keys(ACTIONS)]);
if (action === 'forget' && email === '') throw new Error('forget needs an e-mail address.');
if (rest.length > 0 || (email !== '' && !['forget', 'list'].includes(action)))
  throw new Error(`Too many words after ${action}.`);

if (action === 'help') console.log(HELP);
else if (action === 'ping') await ping();
else
  await withStore(async (store, copies) => ACTIONS[action]?.(createSignUps(store), store, copies));

async function list(signUps: SignUps, { place }: Store): Promise<void> {
  const limit = values.json ? undefined : LISTED;
  const rows = await signUps.list(limit, email || undefined);
  if (values.json) return console.log(JSON.stringify(rows.map(ownersRow)));
  for (const row of rows) console.log(lineOf(row));
  const total = await signUps.count();
  if (total === 0) console.error(`No sign-ups yet in ${place}.`);
  else if (email && rows.length === 0) console.error(`There is none of ${email}.`);
  else if (!email && rows.length < total) console.error(`The newest ${rows.length} of ${total}.`);
}

/** When it was stored, what was entered in the form's fields, its language, and whether it is confirmed. */
function lineOf(row: SignUpRow): string {
  const time = new Date(row.created_at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const answers = FIELDS.map(({ column }) => row[column] ?? '-');
  const isConfirmed = row.confirmed_at === null ? 'not confirmed' : 'confirmed';
  const asked = row.asked_at === null ? [] : [isConfirmed];
  return [time.replace('T', ' '), ...answers, row.language, ...asked].join('  ');
}

/** All of them, the oldest first: printed, or into a file that does not exist yet. */
async function exportCsv(signUps: SignUps): Promise<void> {
  const file = values.out;
  if (file !== undefined && existsSync(file))
    throw new Error(`There is a file ${file} already. Choose another name.`);
  const csv = toCsv((await signUps.list()).toReversed());
  if (file === undefined) return void process.stdout.write(csv);
  await writeWholeFile(file, (unfinished) => writeFile(unfinished, csv));
  console.error(`Written to ${file}. It holds personal data: delete it when you are done.`);
}

async function forget(signUps: SignUps, _: Store, folder: string): Promise<void> {
  const count = await signUps.forget(email);
  process.exitCode = count === 0 ? 1 : 0;
  console.error(count === 0 ? `There is no sign-up of ${email}.` : `Forgotten: ${email}.`);
  const copies = await readdir(folder).catch(() => []);
  if (copies.length === 0) return;
  console.error('Copies made earlier may still hold it. Delete them when you can:');
  for (const name of copies) console.error(path.join(folder, name));
}

/**
 * Sends a test message to each webhook, and asks the mail server to let us in, where no mail is sent; tells what they
 * answer. The program fails unless all is well.
 */
async function ping(): Promise<void> {
  const config = readSettings(Settings, process.env);
  const { SMTP_URL: url } = config;
  const tries = webhookTargets({ config, fetch, now: Date.now }).map(({ name, ping: send }) => ({
    name,
    attempt: () => send(randomUUID(), AbortSignal.timeout(PING_TIMEOUT_MS)),
  }));
  if (url !== undefined) {
    const transport = createTransport({ url, connectionTimeout: PING_TIMEOUT_MS });
    tries.push({ name: 'the mail server', attempt: async () => void (await transport.verify()) });
  }
  if (tries.length === 0)
    throw new Error('No webhook is set: SIGNUP_WEBHOOKS and SIGNUP_WEBHOOK_URL are empty.');
  for (const { name, attempt } of tries) {
    try {
      await attempt();
      console.error(`${name}: all is well.`);
    } catch (cause) {
      console.error(`${name}: ${reasonOf(cause)}.`);
      process.exitCode = 1;
    }
  }
}

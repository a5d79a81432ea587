/** The owner's command on sign-ups; `npm run sign-ups -- help` says what it can do. */
import { once } from 'node:events';
import { open, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { openStore } from '../service/src/db/open.ts';
import { runOwnerCommand } from '../service/src/signUp/ownerCommand.ts';
import { SignUpSettings } from '../service/src/signUp/settings.ts';

// A reader that has seen enough (`… | head`) closes the pipe: that is no failure.
process.stdout.on('error', (cause) => {
  if (!('code' in cause && cause.code === 'EPIPE')) throw cause;
  process.exit(0);
});

process.exitCode = await runOwnerCommand(process.argv.slice(2), {
  openStore: async () => openStore(settings(), Date.now),
  print: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  tell: (line) => console.error(line),
  writeNewFile,
  retentionDays: () => settings().SIGNUP_RETENTION_DAYS,
  now: Date.now,
  backups: async () => {
    const folder = path.resolve(settings().DATA_DIR, 'backups');
    const names = await readdir(folder).catch(() => []);
    return names.map((name) => path.join(folder, name));
  },
});

function settings() {
  return readSettings(SignUpSettings, process.env);
}

async function writeNewFile(name: string, lines: AsyncIterable<string>) {
  const file = await open(name, 'wx', 0o600).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name} cannot be made as a new file. Choose another name. (${reason})`);
  });
  try {
    for await (const text of lines) await file.write(text);
  } catch (cause) {
    // Half a list looks like a whole one.
    await unlink(name);
    throw cause;
  } finally {
    await file.close();
  }
}

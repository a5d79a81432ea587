import { parseArgs } from 'node:util';

export type Command =
  | { kind: 'help' | 'count' | 'purge' | 'ping' }
  | { kind: 'list'; email: string | undefined; limit: number | undefined; isJson: boolean }
  | { kind: 'export'; file: string | undefined }
  | { kind: 'forget'; email: string };

export const HELP = `Reads and deletes the sign-ups.

  npm run sign-ups -- list [--limit 50]           the newest first
  npm run sign-ups -- list ada@example.com        those of one person
  npm run -s sign-ups -- list --json              all of them, as an array of JSON
  npm run sign-ups -- count                       how many there are
  npm run -s sign-ups -- export --csv             all of them, to the screen or a pipe
  npm run sign-ups -- export --csv --out my.csv   all of them, into a new file
  npm run sign-ups -- forget ada@example.com      deletes one person from the store
  npm run sign-ups -- purge                       deletes those older than SIGNUP_RETENTION_DAYS, whatever the clock did
  npm run sign-ups -- ping                        sends a test message to each webhook
  npm run sign-ups -- help                        this text

DATA_DIR (default: data) or DATABASE_URL say where they are, as for npm start.
`;
const LISTED = 50;

/**
 * Reads the words after the command's name.
 * @throws Error that says what was not understood.
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      limit: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = 'help', email, ...rest] = values.help === true ? [] : positionals;
  const takesEmail = name === 'forget' || name === 'list';
  if (rest.length > 0 || (email !== undefined && !takesEmail)) {
    throw new Error(`Too many words after ${name}.`);
  }
  switch (name) {
    case 'list': {
      const isJson = values.json;
      const limit = Number(values.limit ?? LISTED);
      if (!Number.isSafeInteger(limit) || limit < 1) {
        throw new Error('--limit needs a whole number above 0.');
      }
      const isAll = isJson && values.limit === undefined;
      return { kind: 'list', email, limit: isAll ? undefined : limit, isJson };
    }
    case 'help':
    case 'count':
    case 'purge':
    case 'ping':
      return { kind: name };
    case 'export':
      if (values.csv !== true) throw new Error('export needs --csv: there is no other format.');
      return { kind: 'export', file: values.out };
    case 'forget':
      if (email === undefined) throw new Error('forget needs an e-mail address.');
      return { kind: 'forget', email };
    default:
      throw new Error(`There is no command "${name}".`);
  }
}

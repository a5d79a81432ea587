import { parseArgs } from 'node:util';

export type Command = StoreCommand | { readonly kind: 'help' };
export type StoreCommand =
  | { readonly kind: 'list'; readonly limit: number }
  | { readonly kind: 'count' }
  | { readonly kind: 'export'; readonly file: string | undefined }
  | { readonly kind: 'forget'; readonly email: string }
  | { readonly kind: 'purge' };

export const HELP = `Reads and deletes the sign-ups.

  npm run sign-ups -- list [--limit 50]           the newest first
  npm run sign-ups -- count                       how many there are
  npm run -s sign-ups -- export --csv             all of them, to the screen or a pipe
  npm run sign-ups -- export --csv --out my.csv   all of them, into a new file
  npm run sign-ups -- forget ada@example.com      deletes one person from the store
  npm run sign-ups -- purge                       deletes those older than SIGNUP_RETENTION_DAYS, even most
  npm run sign-ups -- help                        this text

DATA_DIR (default: data) or DATABASE_URL say where they are, as for npm start.
`;
const DEFAULT_LIMIT = 50;

/**
 * Reads the words after the command's name.
 * @throws Error that says what was not understood.
 */
export function understand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      out: { type: 'string' },
      limit: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = 'help', email, ...rest] = positionals;
  if (values.help === true || name === 'help') return { kind: 'help' };
  if (rest.length > 0 || (email !== undefined && name !== 'forget')) {
    throw new Error(`Too many words after ${name}.`);
  }
  switch (name) {
    case 'list': {
      const limit = Number(values.limit ?? DEFAULT_LIMIT);
      if (Number.isSafeInteger(limit) && limit > 0) return { kind: 'list', limit };
      throw new Error('--limit needs a whole number above 0.');
    }
    case 'count':
    case 'purge':
      return { kind: name };
    case 'export':
      if (values.csv === true) return { kind: 'export', file: values.out };
      throw new Error('export needs --csv: there is no other format yet.');
    case 'forget':
      if (email !== undefined) return { kind: 'forget', email };
      throw new Error('forget needs an e-mail address.');
    default:
      throw new Error(`There is no command "${name}".`);
  }
}

import * as z from 'zod';
import { contrast } from './contrast.ts';

export const Percent = z
  .number()
  .gt(0, 'Write a percentage above 0.')
  .lt(100, 'Write a percentage below 100.')
  .multipleOf(0.0001, 'Write at most four decimals: the page would show another figure.');

const orEmpty = <S extends z.ZodType<string, string>>(schema: S) =>
  z.union([z.literal(''), schema]);

/** An https address; empty while there is none. */
export const Address = orEmpty(
  z.url({
    protocol: /^https$/,
    error: 'Write an address that begins with https://, or leave it empty.',
  }),
);

export const Email = orEmpty(z.email('Write an e-mail address, or leave it empty.'));

/** `--color-on-accent`: the near-black that stands on the floor and its shade in both themes. */
const ON_ACCENT = '#14150f';

/** A colour on which near-black text has a contrast of at least `least` to 1. */
export const readable = (least: number) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Write a colour as # and six hex digits.', abort: true })
    .refine((color) => contrast(color, ON_ACCENT) >= least, {
      error: `Near-black text stands on this colour and needs a contrast of ${least} to 1 or more: choose a lighter one.`,
    });

/** An entry's name in the keys of the messages. */
export const Id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'Write letters and digits, beginning with a small letter.');

/** A list in which no two entries share a name. */
export const listOf = <S extends z.ZodType<string | { id: string }>>(schema: S) =>
  z.array(schema).refine((list) => new Set(list.map(idOf)).size === list.length, {
    error: 'Two entries have the same id. Give each one of its own.',
  });

const idOf = (entry: string | { id: string }) => (typeof entry === 'string' ? entry : entry.id);

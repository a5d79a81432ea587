import * as z from 'zod';

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

/** A day as year-month-day. */
export const Day = z.iso.date('Write the day as year-month-day, such as 2026-11-21.');

export const Email = orEmpty(z.email('Write an e-mail address, or leave it empty.'));

/** An entry's name in the keys of the messages. */
export const Id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'Write letters and digits, beginning with a small letter.');

/** A list in which no two entries share a name. */
export const listOf = <S extends z.ZodType<string | { id: string }>>(schema: S) =>
  z.array(schema).superRefine((list, context) => {
    const ids = list.map(idOf);
    const twice = ids.find((id, place) => ids.indexOf(id) < place);
    if (twice === undefined) return;
    const message = `"${twice}" stands here twice. Take one of them out, or give it another id.`;
    context.addIssue({ code: 'custom', message });
  });

/** The same with so many entries; `what` names them: `questions`. */
export const listBetween = <S extends z.ZodType<string | { id: string }>>(
  min: number,
  max: number,
  what: string,
  schema: S,
) => {
  const text = `Write ${min} to ${max} ${what}: the page has room for so many.`;
  return listOf(schema).min(min, text).max(max, text);
};

const idOf = (entry: string | { id: string }) => (typeof entry === 'string' ? entry : entry.id);

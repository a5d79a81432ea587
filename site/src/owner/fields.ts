import * as z from 'zod';

export const Progress = z.number().min(0).max(100).meta({ description: 'Percent.' });

/** A string that must match a pattern; `how` completes the error "Write …". */
export const stringMatching = (form: RegExp, how: string) =>
  z
    .string()
    .regex(form, { error: `Write ${how}.`, abort: true })
    .meta({ how: `Write ${how}.` });

/** With more than four decimals the page would show another figure. */
export const Percent = z.number().gt(0).lt(100).multipleOf(0.0001);

export const HttpsUrl = z.url({
  protocol: /^https$/,
  error: 'Write an address that begins with https://.',
});

/** An https address; empty while there is none. */
export const OptionalUrl = z.union([z.literal(''), HttpsUrl]);

/** Where a link of the owner's leads: another site, a section, or a page of this site. */
export const Link = z
  .string()
  .regex(
    /^(https:\/\/|mailto:|#|\/(?!\/))\S+$/,
    'Write an address that begins with https://, #, / or mailto:.',
  );

/** A day as year-month-day. */
export const Day = z.iso.date('Write the day as year-month-day, such as 2026-11-21.');

export const EmailAddress = z.email('Write an e-mail address.');
export const OptionalEmail = z.union([z.literal(''), EmailAddress]);

/** What a visitor reads. */
export const NonEmptyText = z.string().min(1, 'Write something here.');

export const LanguageTag = stringMatching(
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  'the tag of a language, such as es',
);

/** A photo or drawing in the owner's `pictures/`. */
export const PictureName = stringMatching(
  /^[\w.-]+\.(avif|jpe?g|png|webp)$/i,
  'the name of a file in pictures/ that ends in avif, jpg, png or webp',
);

/** An entry's name in the keys of the messages. */
export const Id = stringMatching(
  /^[a-z][A-Za-z0-9]*$/,
  'letters and digits, beginning with a small letter',
);

/** A list in which no two entries share a name. */
export const uniqueList = <S extends z.ZodType<string | { id: string }>>(schema: S) =>
  z.array(schema).superRefine((list, context) => {
    const ids = list.map((entry) => (typeof entry === 'string' ? entry : entry.id));
    const twice = ids.find((id, place) => ids.indexOf(id) < place);
    if (twice === undefined) return;
    const message = `"${twice}" stands here twice. Take one of them out, or give it another id.`;
    context.addIssue({ code: 'custom', message });
  });

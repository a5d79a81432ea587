import * as z from 'zod';

export const Progress = z.number().min(0).max(100).meta({ description: 'Percent.' });

/** A string that must match a pattern. `expected` completes the error "Use …". The editor reads the metadata. */
export const stringMatching = (pattern: RegExp, expected: string) =>
  z
    .string()
    .regex(pattern, { error: `Use ${expected}.`, abort: true })
    .meta({ how: `Use ${expected}.`, regex: String(pattern) });

/** A percentage with up to four decimals. The page doesn't show more. */
export const Percent = z.number().gt(0).lt(100).multipleOf(0.0001);

export const HttpsUrl = z.url({
  protocol: /^https$/,
  error: 'Use an address that starts with https://.',
});

/** An https URL, or empty if there is none yet. */
export const OptionalUrl = z.union([z.literal(''), HttpsUrl]);

/** A link target: another site, an email address, a section, or a page on this site. */
export const Link = z
  .string()
  .regex(
    /^(https:\/\/|mailto:|#|\/(?!\/))\S+$/,
    'Use an address that starts with https://, #, / or mailto:.',
  );

/** A date as year-month-day. */
export const Day = z.iso.date('Use a date as year-month-day, such as 2026-11-21.');

export const EmailAddress = z.email('Use an e-mail address.');
export const OptionalEmail = z.union([z.literal(''), EmailAddress]);

export const NonEmptyText = z.string().min(1, 'Write something here.');

export const LanguageTag = stringMatching(
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  'a language tag, such as es',
);

/** Name of an image file in the owner's `pictures/`. */
export const PictureName = stringMatching(
  /^[\w.-]+\.(avif|jpe?g|png|webp)$/i,
  'the name of an avif, jpg, png or webp file in pictures/',
);

/** ID of a list entry. It's part of the entry's message keys. */
export const Id = stringMatching(
  /^[a-z][A-Za-z0-9]*$/,
  'letters and digits, starting with a lowercase letter',
);

/** A list whose entries have unique IDs. */
export const uniqueList = <S extends z.ZodType<string | { id: string }>>(schema: S) =>
  z.array(schema).superRefine((list, context) => {
    const ids = list.map((entry) => (typeof entry === 'string' ? entry : entry.id));
    const duplicate = ids.find((id, index) => ids.indexOf(id) < index);
    if (duplicate === undefined) return;
    const message = `Duplicate "${duplicate}". Remove one of them, or change its id.`;
    context.addIssue({ code: 'custom', message });
  });

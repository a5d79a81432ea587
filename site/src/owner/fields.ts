import * as z from 'zod';

export const Progress = z.number().min(0).max(100).meta({ description: 'Percent.' });

/** `expected` completes the error message "Use …". The editor reads the metadata. */
export const stringMatching = (pattern: RegExp, expected: string) =>
  z
    .string()
    .regex(pattern, { error: `Use ${expected}.`, abort: true })
    .meta({ how: `Use ${expected}.`, regex: String(pattern) });

/** The page shows at most four decimals. */
export const Percent = z.number().gt(0).lt(100).multipleOf(0.0001);

export const HttpsUrl = z.url({
  protocol: /^https$/,
  error: 'Use a URL that starts with https://.',
});
export const OptionalUrl = z.union([z.literal(''), HttpsUrl]);

/** A link to another site, an email address, a section, or a page on this site. */
export const Link = z
  .string()
  .regex(
    /^(https:\/\/|mailto:|#|\/(?!\/))\S+$/,
    'Use a URL that starts with https://, #, / or mailto:.',
  );

export const Day = z.iso.date('Use a date as year-month-day, such as 2026-11-21.');

export const EmailAddress = z.email('Use an email address.');
export const OptionalEmail = z.union([z.literal(''), EmailAddress]);

export const NonEmptyText = z.string().min(1, 'Write something here.');

export const LanguageTag = stringMatching(
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  'a language tag, such as es',
);

export const PictureName = stringMatching(
  /^[\w.-]+\.(avif|jpe?g|png|webp)$/,
  'the name of an AVIF, JPEG, PNG or WebP file in pictures/, with a lowercase extension',
);

/** List entry ID. Message keys contain it, e.g. `faq.items.fees.answer`. */
export const Id = stringMatching(
  /^[a-z][A-Za-z0-9]*$/,
  'letters and digits, starting with a lowercase letter',
);

export const uniqueList = <S extends z.ZodType<string | { id: string }>>(schema: S) =>
  z.array(schema).superRefine((list, context) => {
    const ids = list.map((entry) => (typeof entry === 'string' ? entry : entry.id));
    const duplicate = ids.find((id, index) => ids.indexOf(id) < index);
    if (duplicate === undefined) return;
    const message = `Duplicate "${duplicate}". Remove one of them, or change its ID.`;
    context.addIssue({ code: 'custom', message });
  });

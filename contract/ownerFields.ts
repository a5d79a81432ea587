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

/** `--color-on-accent`: the near-black that stands on the floor and its shade in both themes. */
const ON_ACCENT = '#14150f';

/** A colour on which near-black text has a contrast of at least `least` to 1. */
const readable = (least: number) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Write a colour as # and six hex digits.', abort: true })
    .refine((color) => contrast(color, ON_ACCENT) >= least, {
      error: `Near-black text stands on this colour and needs a contrast of ${least} to 1 or more. Choose a lighter one.`,
    });

/**
 * The accent and its shade, which is a fifth darker where it is not given: near-black text that can be read on
 * the one can then be read on the other.
 */
export const Colors = z
  .strictObject({ floor: readable(4.5), floorShade: readable(3).optional() })
  .transform(({ floor, floorShade = mix(floor, '#000000', 0.2) }) => ({ floor, floorShade }));

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

/**
 * Contrast of two `#rrggbb` colours, from 1 (the same) to 21 (black on white).
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two `#RRGGBB` colours; 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  const channels = channelsOf(from).map((start, place) =>
    Math.round(start + ((ends[place] ?? 0) - start) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
const channelsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

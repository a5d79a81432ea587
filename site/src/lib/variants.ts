// A message of an experiment carries both of its texts through the sections, in one string, until the finished page
// shows them as two elements (`layouts/variants.ts`). Characters for private use stand around them: no message
// has any, and no program that prints, escapes or isolates a text changes them.
const [BEGIN, MIDDLE, END] = ['\ue000', '\ue001', '\ue002'];
const FIRST_PLACE = 0xe100;
/** All of them, for character classes of regular expressions. */
export const MARKS = '\ue000-\ue1ff';

/** Both texts of a message; `place`: of the message in the list of all that are in experiments. */
export const withBoth = (place: number, a: string, b: string) =>
  `${BEGIN}${String.fromCharCode(FIRST_PLACE + place)}${a}${MIDDLE}${b}${END}`;

/**
 * The source of a regular expression for both texts, with the groups `at`, `a` and `b`.
 * @param text that of a regular expression for a text; it has to leave out the marks.
 */
export const bothOf = (text: string) =>
  `${BEGIN}(?<at>[\ue100-\ue1ff])(?<a>${text})${MIDDLE}(?<b>${text})${END}`;

/** The places that the marks in a text name. */
export const placesIn = (text: string): number[] =>
  Array.from(text.matchAll(/[\ue100-\ue1ff]/g), ([mark]) => mark.charCodeAt(0) - FIRST_PLACE);

const AT_BEGIN = new RegExp(`^${bothOf(`[^${MARKS}]*`)}`);

/** Changes how a text begins, for which only its beginning has to be known. */
export function changeBeginning(text: string, change: (text: string) => string): string {
  const { a, b } = AT_BEGIN.exec(text)?.groups ?? {};
  if (a === undefined || b === undefined) return change(text);
  return text.replace(AT_BEGIN, () => withBoth(placesIn(text)[0] ?? 0, change(a), change(b)));
}

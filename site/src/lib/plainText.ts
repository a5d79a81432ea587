/**
 * A text without the marks of its layout: isolates of direction, and spaces that forbid a line break. Before
 * an isolated figure stays a mark of direction (U+200E), or among Arabic words `5%` would be shown as `%5`.
 */
export const plainText = (text: string) =>
  text
    .replaceAll(/\u2068(?=[<+−$]?\d)/g, '\u200e')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

/** A text without the marks of its layout: isolates of direction, and spaces that forbid a line break. */
export const plainText = (text: string) =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

/** Returns up to four columns, whichever fills the rows most evenly. Five items become rows of three and two. */
export const getColumnCount = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

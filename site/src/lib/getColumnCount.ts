/** Returns how many columns (up to four) fill rows most evenly. Five items become rows of three and two. */
export const getColumnCount = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

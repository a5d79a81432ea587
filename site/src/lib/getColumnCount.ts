/** Returns how many columns (up to four) give the most even rows: five items become rows of three and two. */
export const getColumnCount = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

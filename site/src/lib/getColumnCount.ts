/** Returns the number of columns, at most four, that fills rows most evenly: five items become rows of three and two. */
export const getColumnCount = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

/** In how many columns, at most four, a list stands in rows as even as can be: five in two rows of three. */
export const columnsOf = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

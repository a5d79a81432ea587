const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
/** A day, given as year-month-day: `21 Nov`. */
export const printDay = (day: string) => new Date(day).toLocaleDateString('en-GB', DATE);
export const printCount = (count: number) => count.toLocaleString('en-US');
/** A share from 0 to 1 as a percentage, as in the terminal; a dash where there are too few visits for one. */
export const printShare = (share: number | null) =>
  share === null ? '–' : `${(share * 100).toFixed(1)}%`;

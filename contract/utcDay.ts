/**
 * The day of a time in UTC, year-month-day.
 * @param time milliseconds since 1970.
 */
export const utcDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days until a confirmation link expires. */
export const LINK_EXPIRY_DAYS = 7;

/** How long page and server wait for a whole answer before a request counts as failed. */
export const REQUEST_TIMEOUT_MS = 8_000;

/**
 * Returns the UTC day of a time, year-month-day.
 * @param time milliseconds since 1970.
 */
export const utcDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days after which a confirmation link expires. */
export const LINK_EXPIRY_DAYS = 7;

/** How long the page and the server wait for a complete response. */
export const REQUEST_TIMEOUT_MS = 8_000;

/**
 * Formats a Unix time in ms as a day in UTC, e.g. 2026-11-21.
 */
export const utcDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

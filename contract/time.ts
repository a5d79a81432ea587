export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** For how many days the link in a mail confirms a sign-up. */
export const LINK_DAYS = 7;

/**
 * Milliseconds after which a request over the network, headers and body together, counts as unanswered:
 * by the page of the price service, of a form, of the practice floor's files, as by the server.
 */
export const ANSWER_TIMEOUT_MS = 8_000;

/**
 * The day of a time in UTC, year-month-day.
 * @param time milliseconds since 1970.
 */
export const utcDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

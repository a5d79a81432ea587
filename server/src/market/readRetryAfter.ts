const RATE_LIMIT_RESET = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) \+0000$/;

/**
 * How long an answer asks us to stay away, in milliseconds; undefined when it does not say or says
 * something unreadable. May be negative or absurdly large: the caller clamps it.
 *
 * `Retry-After` comes as seconds or as an HTTP date (RFC 9110, section 10.2.3). CoinGecko sometimes
 * sends only `x-ratelimit-reset: 2025-07-25 14:54:00 +0000`.
 * @param now our own clock, for an answer without a `Date`; milliseconds since 1970.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const [, day, time] = RATE_LIMIT_RESET.exec(headers.get('x-ratelimit-reset')?.trim() ?? '') ?? [];
  // Date.parse alone reads almost anything as a date; an HTTP date always ends in GMT.
  const until = retryAfter.endsWith(' GMT') ? retryAfter : `${day}T${time}Z`;
  const ms = Date.parse(until) - (Date.parse(headers.get('date') ?? '') || now);
  return Number.isNaN(ms) ? undefined : ms;
}

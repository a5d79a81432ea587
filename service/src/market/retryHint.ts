const RATE_LIMIT_RESET = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) \+0000$/;

/**
 * How long the upstream asks us to stay away, in milliseconds from now; null when it does not say
 * or says something unreadable. May be negative or absurdly large: the caller clamps it.
 *
 * `Retry-After` comes as seconds or as an HTTP date (RFC 9110, section 10.2.3). CoinGecko sometimes
 * sends only `x-ratelimit-reset: 2025-07-25 14:54:00 +0000`.
 * @param nowMs Unix milliseconds of the moment the answer was sent.
 */
export function retryHintMs(headers: Headers, nowMs: number): number | null {
  const retryAfter = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return untilDate(retryAfter, nowMs) ?? untilReset(headers.get('x-ratelimit-reset'), nowMs);
}

function untilDate(value: string, nowMs: number): number | null {
  // Date.parse alone reads almost anything as a date; an HTTP date always ends in GMT.
  const at = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at - nowMs;
}

function untilReset(value: string | null, nowMs: number): number | null {
  const [, day, time] = RATE_LIMIT_RESET.exec(value?.trim() ?? '') ?? [];
  const at = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(at) ? null : at - nowMs;
}

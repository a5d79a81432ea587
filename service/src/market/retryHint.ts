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
  const reset = headers.get('x-ratelimit-reset')?.trim() ?? '';
  const [, day, time] = RATE_LIMIT_RESET.exec(reset) ?? [];
  // Date.parse alone reads almost anything as a date; an HTTP date always ends in GMT.
  const dateMs = retryAfter.endsWith(' GMT') ? timeOf(retryAfter) : null;
  const atMs = dateMs ?? timeOf(`${day}T${time}Z`);
  return atMs === null ? null : atMs - nowMs;
}

/** Unix milliseconds; null for what is no date. */
export function timeOf(text: string | null): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

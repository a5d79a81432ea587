import { ASSET_IDS, MARKET_PATH, QUOTE_SEARCH, parseQuotes, type Quotes } from '#contract/quote.ts';
import { BodyTooLarge, readCapped } from '../http/readCapped.ts';
import type { World } from '../http/world.ts';
import { retryHintMs, timeOf } from './retryHint.ts';

/** One upstream call may take this long, headers and body together. */
export const UPSTREAM_DEADLINE_MS = 8_000;

// Eight coins are about 1.3 KB; whatever is fifty times larger is not the answer to our question.
const MAX_BODY_BYTES = 64 * 1_024;

/** Why a call brought nothing to show; `old`: every figure in it is older than we show. */
export type FailureReason =
  | 'rate-limited'
  | 'unauthorized'
  | 'status'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'malformed'
  | 'empty'
  | 'old';

/**
 * What one upstream call came to. `answeredAtMs`: Unix milliseconds by the upstream's own clock,
 * or null when it did not say. `hintMs`: how long it asks us to stay away, unclamped.
 */
export type UpstreamAnswer =
  | { readonly kind: 'quotes'; readonly quotes: Quotes; readonly answeredAtMs: number | null }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      readonly status: number | null;
      readonly hintMs: number | null;
    };

/** Makes one call. Never throws: each failure is an answer. */
export type AskUpstream = () => Promise<UpstreamAnswer>;

type UpstreamParts = Pick<World, 'fetch' | 'now' | 'timeout'> & {
  /** Origin of the public service, such as `https://api.coingecko.com`; no slash at the end. */
  readonly origin: string;
  /** Demo key; stays in this process, in a header of the upstream call. */
  readonly key: string | null;
};

/** The one place that talks to the public price service. */
export function createUpstream(parts: UpstreamParts): AskUpstream {
  const url = `${parts.origin}${MARKET_PATH}?${QUOTE_SEARCH}&include_last_updated_at=true`;
  const headers = new Headers({ Accept: 'application/json', 'User-Agent': 'tmx-landing-page' });
  if (parts.key !== null) headers.set('x-cg-demo-api-key', parts.key);
  const { fetch } = parts;
  const ids: readonly string[] = ASSET_IDS;

  return async () => {
    const signal = parts.timeout(UPSTREAM_DEADLINE_MS);
    let response: Response;
    try {
      // A redirect would carry the key to a host that nobody configured; `error` is not known to Workers.
      response = await fetch(url, { headers, redirect: 'manual', signal });
    } catch {
      return failed(signal.aborted ? 'timeout' : 'network');
    }
    const answeredAtMs = timeOf(response.headers.get('date'));
    const hintMs = retryHintMs(response.headers, answeredAtMs ?? parts.now());
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      return failed(reasonForStatus(response.status), response.status, hintMs);
    }
    const read = await readQuotes(response, signal);
    if (typeof read === 'string') return failed(read, response.status, hintMs);
    const wanted = new Map([...read].filter(([id]) => ids.includes(id)));
    if (wanted.size === 0) return failed('empty', response.status, hintMs);
    return { kind: 'quotes', quotes: wanted, answeredAtMs };
  };
}

async function readQuotes(
  response: Response,
  signal: AbortSignal,
): Promise<Quotes | FailureReason> {
  try {
    return parseQuotes(JSON.parse(await readCapped(response.body, MAX_BODY_BYTES)));
  } catch (error) {
    if (signal.aborted) return 'timeout';
    return error instanceof BodyTooLarge ? 'too-large' : 'malformed';
  }
}

function failed(
  reason: FailureReason,
  status: number | null = null,
  hintMs: number | null = null,
): UpstreamAnswer {
  return { kind: 'failed', reason, status, hintMs };
}

function reasonForStatus(status: number): FailureReason {
  if (status === 429) return 'rate-limited';
  return status === 401 ? 'unauthorized' : 'status';
}

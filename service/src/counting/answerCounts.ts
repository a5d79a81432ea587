import { Counts, COUNTS_MAX_BYTES, namesOf, type Refusal } from '#contract/counts.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { BodyTooLarge, readCapped } from '../http/readCapped.ts';
import type { World } from '../http/world.ts';
import type { Tally } from './tally.ts';

type CountingParts = Pick<World, 'metrics'> & {
  readonly tally: Pick<Tally, 'add'>;
  /** Whether one more message of this address is counted. */
  readonly mayCount: (address: string) => boolean;
  /** The languages that are built, as pages say them. */
  readonly languages: ReadonlySet<string>;
  /** Where the page is, such as `https://tmx.example`. */
  readonly siteOrigin: string;
};

const STATUS: Readonly<Record<'counted' | Refusal, number>> = {
  counted: 204,
  'too-many': 429,
  'too-large': 413,
  'not-understood': 400,
  'cross-site': 403,
};

/** Takes the message of one visit. Nobody waits for the answer; it is for whoever looks. */
export function answerCounts(parts: CountingParts) {
  return async (request: Request, address: string): Promise<Response> => {
    const read = await readCounts(request, address, parts);
    const kind = typeof read === 'string' ? read : 'counted';
    parts.tally.add(typeof read === 'string' ? [`refused:${read}`] : namesOf(read));
    parts.metrics.count('counts_total', { kind });
    return new Response(null, { status: STATUS[kind], headers: { 'Cache-Control': 'no-store' } });
  };
}

async function readCounts(request: Request, address: string, parts: CountingParts) {
  if (isCrossSite(request.headers, parts.siteOrigin)) return 'cross-site';
  if (!parts.mayCount(address)) return 'too-many';
  try {
    const body = await readCapped(request.body, COUNTS_MAX_BYTES);
    const parsed = Counts.safeParse(JSON.parse(body));
    const isKnown = parsed.success && parts.languages.has(parsed.data.language);
    return isKnown ? parsed.data : 'not-understood';
  } catch (cause) {
    return cause instanceof BodyTooLarge ? 'too-large' : 'not-understood';
  }
}

import { MARKET_PATH } from '#contract/quote.ts';
import { readSettings } from '#contract/settings.ts';
import { createMetrics } from './http/metrics.ts';
import { openMarket } from './market/openMarket.ts';
import type { KeepAlive } from './market/relay.ts';
import { answerMarket } from './market/routes.ts';
import { MarketSettings } from './market/settings.ts';

// Not the sample: an edge without prices says so.
const SETTINGS = ['MARKET_UPSTREAM', 'MARKET_REFRESH_SECONDS', 'COINGECKO_DEMO_KEY'] as const;

/** What an edge runtime hands over with each request, where it does: its variables and secrets. */
export type EdgeEnvironment = Readonly<Partial<Record<(typeof SETTINGS)[number], unknown>>>;

/** What it hands over besides: how to be let finish what goes on after the answer. */
type EdgeContext = { readonly waitUntil?: KeepAlive };

type Handle = (request: Request, context?: EdgeContext) => Promise<Response>;

/**
 * The relay alone, for a runtime that is not Node: the same handler that the companion mounts, out
 * of web standards only, with the runtime's own clock, chance and network. Each instance of the
 * runtime holds its own prices, so the upstream hears one call per interval and instance; put the
 * runtime's cache before it.
 * @throws Error that says which setting does not fit, and how it must look.
 */
export function edgeRelay(environment: EdgeEnvironment): Handle {
  const print = (event: string) => console.log(event);
  const metrics = createMetrics();
  const relayed = openMarket(settingsOf(environment), {
    fetch: (input, init) => fetch(input, init),
    elapsed: () => performance.now(),
    now: () => Date.now(),
    random: Math.random,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
    log: { info: print, warn: print, error: print },
    metrics,
  });
  const market = answerMarket(relayed, metrics);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname !== MARKET_PATH) return new Response('Not found\n', { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      });
    }
    const answer = await market(request, (work) => context?.waitUntil?.(work));
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}

/** Workers are handed their variables; Deno and Bun keep them where Node does. An empty one is not set. */
function settingsOf(handed: EdgeEnvironment): MarketSettings {
  const own = (globalThis as { process?: { env?: EdgeEnvironment } }).process?.env;
  const named = Object.fromEntries(SETTINGS.map((name) => [name, handed[name] ?? own?.[name]]));
  return readSettings(MarketSettings, named, ' ');
}

let relay: Handle | null = null;

// The shape that Cloudflare Workers, Deno and Bun start by themselves.
// oxlint-disable-next-line import/no-default-export
export default {
  fetch: (
    request: Request,
    environment: EdgeEnvironment = {},
    context?: EdgeContext,
  ): Promise<Response> => {
    relay ??= edgeRelay(environment);
    return relay(request, context);
  },
};

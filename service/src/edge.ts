import { MARKET_PATH } from '#contract/quote.ts';
import { createMetrics } from './http/metrics.ts';
import { openMarket } from './market/openMarket.ts';
import type { MarketSettings, MarketWorld } from './market/openMarket.ts';
import { answerMarket } from './market/routes.ts';

/** What an edge runtime hands over with each request: its variables and secrets. */
export type EdgeEnvironment = {
  readonly MARKET_UPSTREAM?: string;
  readonly MARKET_REFRESH_SECONDS?: string;
  readonly COINGECKO_DEMO_KEY?: string;
};

type Handle = (request: Request) => Promise<Response>;

/**
 * The relay alone, for a runtime that is not Node: the same handler that the companion mounts, out
 * of web standards only. Each instance of the runtime holds its own prices, so the upstream hears
 * one call per interval and instance; put the runtime's cache before it.
 */
export function createEdgeRelay(settings: MarketSettings, world: MarketWorld): Handle {
  const market = answerMarket(openMarket(settings, world), world.metrics);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== MARKET_PATH) return new Response('Not found\n', { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      });
    }
    const answer = await market(request);
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}

/** The relay with the runtime's own clock, chance and network. */
export function edgeRelay(environment: EdgeEnvironment): Handle {
  const print = (event: string) => console.log(event);
  return createEdgeRelay(
    {
      MARKET_UPSTREAM: environment.MARKET_UPSTREAM ?? 'https://api.coingecko.com',
      MARKET_REFRESH_SECONDS: Number(environment.MARKET_REFRESH_SECONDS ?? 60),
      MARKET_FALLBACK: 'none',
      COINGECKO_DEMO_KEY: environment.COINGECKO_DEMO_KEY,
    },
    {
      fetch: (input, init) => fetch(input, init),
      elapsed: () => performance.now(),
      now: () => Date.now(),
      random: Math.random,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      timeout: (ms) => AbortSignal.timeout(ms),
      log: { info: print, warn: print, error: print },
      metrics: createMetrics(),
    },
  );
}

let relay: Handle | null = null;

// The shape that Cloudflare Workers, Deno and Bun start by themselves.
// oxlint-disable-next-line import/no-default-export
export default {
  fetch: (request: Request, environment: EdgeEnvironment = {}): Promise<Response> => {
    relay ??= edgeRelay(environment);
    return relay(request);
  },
};

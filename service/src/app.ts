import { Hono } from 'hono';
import { VISITS_PATH } from '#contract/countNames.ts';
import { MARKET_PATH } from '#contract/quote.ts';
import type { TrustedProxies } from './http/clientAddress.ts';
import type { Site } from './http/loadSite.ts';
import type { Log } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { answerHealth, answerMetrics, answerReadiness } from './http/operations.ts';
import { isHttpsTo, peerOf, type PeerBindings } from './http/peer.ts';
import type { Readiness } from './http/readiness.ts';
import { siteHeaders, type SiteHeaderParts } from './http/siteHeaders.ts';
import { createStaticSite } from './http/staticSite.ts';
import type { Relay } from './market/relay.ts';
import { answerMarket } from './market/routes.ts';

export type AppParts = Pick<SiteHeaderParts, 'marketOrigin' | 'formOrigin'> & {
  readonly site: Site;
  readonly relay: Relay;
  /** Takes what the page counted, from an address; null where the owner counts nothing. */
  readonly counting: ((request: Request, address: string) => Promise<Response>) | null;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly trusted: TrustedProxies;
  readonly readiness: () => Promise<Readiness>;
  /** Whether the site's own address begins with `https:`. */
  readonly isHttps: boolean;
};

/** The site's origin: a function from request to answer, with no side effects of its own. */
export function createApp(parts: AppParts): Hono<{ Bindings: PeerBindings }> {
  const { site, relay, counting, log, metrics, metricsToken, trusted } = parts;
  const policy = { ...parts, hashes: site.hashes };
  const plain = createStaticSite(site, siteHeaders({ ...policy, https: false }));
  const secure = createStaticSite(site, siteHeaders({ ...policy, https: true }));
  const market = answerMarket(relay, metrics);

  function siteFor(request: Request, bindings: PeerBindings | undefined) {
    return parts.isHttps || isHttpsTo(request, bindings, trusted) ? secure : plain;
  }

  const app = new Hono<{ Bindings: PeerBindings }>();
  app.get(MARKET_PATH, ({ req }) => market(req.raw));
  if (counting !== null) {
    app.post(VISITS_PATH, ({ req, env }) =>
      counting(req.raw, peerOf(req.raw, env, trusted).address),
    );
  }
  app.get('/healthz', () => answerHealth(relay.peek().kind));
  app.get('/readyz', async () => answerReadiness(await parts.readiness()));
  app.get('/metrics', async ({ req, env }, next) => {
    const peer = peerOf(req.raw, env, trusted);
    return answerMetrics(metrics, req.raw, peer, metricsToken) ?? next();
  });
  app.all('*', ({ req, env }) => siteFor(req.raw, env).answer(req.raw, req.path));
  app.onError((error, { req, env }) => {
    log.error('request failed', { path: req.path, error: error.stack ?? error.message });
    return siteFor(req.raw, env).fail(req.raw);
  });
  return app;
}

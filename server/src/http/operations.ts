import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from '../metrics.ts';

export type Readiness = {
  status: 'ready' | 'stopping' | 'store-unavailable';
  details?: Details;
};

/** What an operator should look at though new visitors may come, such as a webhook that is refused. */
type Details = Readonly<Record<string, string | number>>;

type OperationsOptions = {
  metrics: Metrics;
  /** Opens `/metrics`; without one nobody may read them. */
  metricsToken: string | undefined;
  readiness: () => Promise<Readiness>;
};

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** What machines ask of the server: `/healthz`, `/readyz` and `/metrics`. */
export function operationsRoutes({ metrics, metricsToken, readiness }: OperationsOptions): Hono {
  const app = new Hono();
  // The process is alive. It says nothing that changes with the world outside, so that nobody
  // restarts it for that.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Whether new visitors may be sent here. Page and prices work without the store, so a balancer that
  // must keep the page up asks for health.
  app.get('/readyz', async (c) => {
    const answer = await readiness();
    return c.json(answer, answer.status === 'ready' ? 200 : 503, HEADERS);
  });
  app.get('/metrics', (c, next) =>
    holdsToken(c.req.header('authorization'), metricsToken)
      ? c.text(metrics.print(), 200, {
          ...HEADERS,
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        })
      : next(),
  );
  return app;
}

type ReadinessOptions = {
  isStopping: () => boolean;
  /** Rejects when the store does not answer, or cannot write. */
  checkStore: () => Promise<unknown>;
  details: () => Details;
  sleep: (ms: number) => Promise<void>;
};

// Whoever asks for readiness gives up after a few seconds, so a silent store counts as down before.
const PATIENCE_MS = 2_000;

/** Asks the store once for all who ask at the same time: the question must not become a load. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  let asking: Promise<Readiness['status']> | undefined;

  async function ask(): Promise<Readiness['status']> {
    const late = options.sleep(PATIENCE_MS).then(() => Promise.reject(new Error('Too late.')));
    try {
      await Promise.race([options.checkStore(), late]);
      return 'ready';
    } catch {
      return 'store-unavailable';
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    if (options.isStopping()) return { status: 'stopping' };
    asking ??= ask();
    const status = await asking;
    const details = options.details();
    return { status, ...(Object.keys(details).length > 0 && { details }) };
  };
}

function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** Equal lengths, as the comparison in constant time asks for. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';
import type { Peer } from './peer.ts';
import type { Readiness } from './readiness.ts';

const FRESH = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The process is alive. Says nothing that changes with the world outside, so nobody restarts us for it. */
export function answerHealth(market: string): Response {
  return Response.json({ status: 'ok', market }, { headers: FRESH });
}

/**
 * Whether new visitors may be sent here. Page and prices work without the store, so this is for
 * deployments and alarms; a balancer that must keep the page up asks for health.
 */
export function answerReadiness(status: Readiness): Response {
  return Response.json({ status }, { status: status === 'ready' ? 200 : 503, headers: FRESH });
}

/**
 * Counters for the operator: somebody on this machine, or whoever holds the token.
 * @param token null when there is none: then only this machine.
 */
export function answerMetrics(
  metrics: Metrics,
  request: Request,
  peer: Peer,
  token: string | null,
): Response | null {
  if (!peer.isLocal && !holdsToken(request.headers.get('authorization'), token)) return null;
  return new Response(metrics.print(), {
    headers: { ...FRESH, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}

function holdsToken(authorization: string | null, token: string | null): boolean {
  if (authorization === null || token === null) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** Equal lengths, as the comparison in constant time asks for. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

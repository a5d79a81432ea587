import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one server, in a registry of their own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestErrors: new Counter({
      name: 'http_request_errors_total',
      help: 'Requests answered with status 500 or above.',
      labelNames: ['method', 'route'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the answer to a request began.',
      labelNames: ['method', 'route'],
      registers,
    }),
    upstreamCalls: new Counter({
      name: 'market_upstream_calls_total',
      help: 'Calls to the price service.',
      labelNames: ['outcome'],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'outbox_waiting',
      help: 'Messages that wait to be sent.',
      labelNames: ['destination'],
      registers,
    }),
    outboxFailing: new Gauge({
      name: 'outbox_failing',
      help: 'Messages that have failed for an hour.',
      labelNames: ['destination'],
      registers,
    }),
  };
}

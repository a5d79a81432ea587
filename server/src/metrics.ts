import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Uses a separate registry for each server, because tests run several servers in one process. */
export function createMetrics() {
  const registry = new Registry();
  const named = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => {
    return { name, help, labelNames, registers: [registry] };
  };
  return {
    registry,
    requests: new Counter(
      named('http_requests_total', 'Completed requests.', 'method', 'route', 'status'),
    ),
    requestErrors: new Counter(
      named('http_request_errors_total', 'Responses with status 500 or higher.', 'method', 'route'),
    ),
    requestSeconds: new Histogram(
      named('http_request_duration_seconds', 'Time to the first byte.', 'method', 'route'),
    ),
    upstreamCalls: new Counter(
      named('market_upstream_calls_total', 'Calls to the price service.', 'outcome'),
    ),
    outboxWaiting: new Gauge(
      named('outbox_waiting', 'Messages waiting to be sent.', 'destination'),
    ),
    outboxFailing: new Gauge(
      named('outbox_failing', 'Messages that have been failing for an hour.', 'destination'),
    ),
  };
}

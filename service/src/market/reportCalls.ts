import type { Log } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { UpstreamAnswer } from './upstream.ts';

/**
 * Tells the owner about upstream calls: each one is counted, but only a change is logged, so that a
 * night without upstream is two lines and not a thousand.
 */
export function reportCalls(log: Log, metrics: Metrics): (answer: UpstreamAnswer) => void {
  let failing: string | null = null;
  return (answer) => {
    const outcome = answer.kind === 'quotes' ? 'ok' : answer.reason;
    metrics.count('market_upstream_calls_total', { outcome });
    if (answer.kind === 'quotes') {
      if (failing !== null) log.info('market data is back');
      failing = null;
      return;
    }
    if (failing === outcome) return;
    failing = outcome;
    const { reason, status } = answer;
    if (reason === 'unauthorized') {
      log.error('the price service refuses the key: check COINGECKO_DEMO_KEY and MARKET_UPSTREAM', {
        status,
      });
    } else if (reason === 'old') {
      log.warn('the price service sends figures that are too old by its own date', { reason });
    } else {
      log.warn('market data cannot be refreshed', { reason, status });
    }
  };
}

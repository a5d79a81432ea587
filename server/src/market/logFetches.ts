import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Fetched } from './coingecko.ts';

type Parts = { log: Log; metrics: Metrics };

/**
 * Counts each upstream call and logs changes alone, so that a night without the price service is two
 * lines and not a thousand.
 */
export function logFetches(fetchQuotes: () => Promise<Fetched>, { log, metrics }: Parts) {
  let lastOutcome = 'ok';

  return async (): Promise<Fetched> => {
    const fetched = await fetchQuotes();
    const outcome = fetched.kind === 'quotes' ? 'ok' : fetched.reason;
    metrics.count('market_upstream_calls_total', { outcome });
    if (outcome === lastOutcome) return fetched;
    lastOutcome = outcome;
    if (fetched.kind === 'quotes') log.info('market data is back');
    else if (fetched.reason === 'unauthorized') {
      log.error(
        'the price service refuses the key: check COINGECKO_DEMO_KEY, COINGECKO_PRO_KEY and MARKET_UPSTREAM',
        { status: fetched.status ?? null },
      );
    } else if (fetched.reason === 'old') {
      log.warn(
        'the price service sends figures that are too old: a cache before it is stuck, or the clock of this machine is ahead',
      );
    } else {
      const { reason, status = null } = fetched;
      log.warn('market data cannot be refreshed', { reason, status });
    }
    return fetched;
  };
}

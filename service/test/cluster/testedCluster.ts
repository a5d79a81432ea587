import { onTestFinished } from 'vitest';
import { SECRET } from '../faults/companion.ts';
import { startCluster, type ClusterOptions } from './startCluster.ts';

/** Seconds between two upstream calls. */
export const REFRESH_S = 10;
export const PRICES = '/api/v3/simple/price?ids=bitcoin';

/** A cluster on the page that the command has built; gone when the test is. */
export async function testedCluster(
  more: Pick<Partial<ClusterOptions>, 'withCache' | 'settingsOf'> = {},
) {
  const [site = '', form = ''] = (process.env['CLUSTER_PORTS'] ?? '').split(' ');
  const [haproxy = '', nginx = ''] = (process.env['CLUSTER_PROGRAMS'] ?? '').split(' ');
  const cluster = await startCluster({
    programs: { haproxy, nginx },
    ports: { site: Number(site), form: Number(form) },
    withCache: false,
    ...more,
    settings: {
      SITE_DIR: process.env['CLUSTER_SITE'],
      SITE_URL: `http://localhost:${site}`,
      FORM_ORIGIN: `http://localhost:${form}`,
      PUBLIC_MARKET_API: 'self',
      SIGNUP_SECRET: SECRET,
      MARKET_REFRESH_SECONDS: String(REFRESH_S),
      MARKET_FALLBACK: 'none',
    },
  });
  onTestFinished(cluster.stop);
  return cluster;
}

import { spawnSync } from 'node:child_process';
import { addressOn, freePorts } from '../site/e2e/environment.ts';
import { readArguments } from './arguments.ts';
import { buildPage } from './buildPage.ts';
import { findChromium } from './chromium.ts';
import { clusterPrograms } from './clusterPrograms.ts';
import { orEnd } from './orEnd.ts';

/**
 * `npm run test:cluster`: what restarts, deaths, crowds and a cache do to three real companions behind
 * a real balancer, at full length; prints what was measured. Words: the loads to run, else all.
 */
const LOADS = ['prices', 'restart', 'cache', 'webhooks'] as const;
const SITE = 'node_modules/.cache/cluster-dist';
const CONFIG = 'service/test/cluster/vitest.config.ts';

const { words } = readArguments('npm run test:cluster', {}, LOADS);
const ports = await freePorts();
const { haproxy, nginx } = await orEnd(() => clusterPrograms(true));
const env = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  CLUSTER_SITE: SITE,
  CLUSTER_PORTS: ports,
  CLUSTER_PROGRAMS: `${haproxy} ${nginx}`,
};
buildPage({ ...env, ...addressOn(ports), OUT_DIR: SITE, PUBLIC_MARKET_API: 'self' });
const chosen = words.map((name) => `service/test/cluster/${name}.load.ts`);
const options = ['run', `--config=${CONFIG}`, '--reporter=verbose', ...chosen];
const { status } = spawnSync('vitest', options, { stdio: 'inherit', env });
process.exitCode = status ?? 1;

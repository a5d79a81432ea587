import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { givenSettings } from '../contract/settings.ts';
import { startCluster, type Cluster, type Member } from '../service/test/cluster/startCluster.ts';
import { readArguments } from './arguments.ts';
import { buildPage } from './buildPage.ts';
import { clusterPrograms } from './clusterPrograms.ts';

/**
 * `npm run cluster`: balancer, three companions, PostgreSQL and a stand-in for the price service, as
 * programs of this machine; `--cache` puts a shared cache before the site. Nothing is kept.
 */
const RESTART_MS = 2_000;

const { values } = readArguments('npm run cluster', { cache: { type: 'boolean', default: false } });
const { PORT = '4321', FORM_PORT = '4322', ...given } = givenSettings(process.env);
const ports = { site: Number(PORT), form: Number(FORM_PORT) };
const settings = {
  SITE_URL: `http://localhost:${ports.site}`,
  FORM_ORIGIN: `http://localhost:${ports.form}`,
  PUBLIC_MARKET_API: 'self',
  ...given,
};

let isStopping = false;
try {
  const programs = clusterPrograms(values.cache);
  console.log('Building the page …');
  buildPage(settings);
  const secret = randomBytes(32).toString('hex');
  const ofAll = { SIGNUP_SECRET: secret, MARKET_REFRESH_SECONDS: '10', ...settings };
  const starting = startCluster({ programs, ports, withCache: values.cache, settings: ofAll });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void stop(starting));
  }
  const cluster = await starting;
  for (const member of cluster.members) void keepRunning(member);
  console.log(greeting(cluster));
} catch (error) {
  // Ctrl-C ends the programs too, which then seem not to start.
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** As systemd and compose would: what ends is started again. */
async function keepRunning(member: Member): Promise<void> {
  for (;;) {
    await member.ended();
    await pause(RESTART_MS);
    if (isStopping) return;
    const news = await member.start().then(
      () => `is back: process ${member.pid()}`,
      (error: unknown) =>
        `is tried again: ${error instanceof Error ? error.message : String(error)}`,
    );
    console.log(`Companion ${member.number} ${news}`);
  }
}

async function stop(starting: Promise<Cluster>): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await (await starting).stop();
  process.exit(0);
}

function greeting({ members, balancer, postgres }: Cluster): string {
  const each = members.map(
    ({ number, origin, pid, upstream }) =>
      `  Companion ${number}           ${origin}, process ${pid()}, prices from ${upstream.origin}\n`,
  );
  return `
  The page              ${settings.SITE_URL}${values.cache ? ', through the cache: see X-Cache' : ''}
  The form              ${settings.FORM_ORIGIN}
  The balancer's view   ${balancer.figures}
${each.join('')}  Sign-ups              DATABASE_URL=${postgres.url} npm run sign-ups -- list

  Restart a companion with kill <process>, or kill it with kill -9: it comes back after 2 s.
  Stop everything with Ctrl-C.
`;
}

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { getNonEmptySettings, readSettings } from '#contract/settings.ts';
import { Settings } from '../server/src/config.ts';
import { listen } from '../server/src/http/listen.ts';
import './command.ts';
import { getLocalUrl } from './localUrl.ts';

/**
 * `npm start` builds the page for this machine and starts the server. It falls back to sample prices, so it works
 * without an account, an API key, or a network.
 */
parseArgs();
const env = getNonEmptySettings(process.env);
const defaults = {
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  SITE_DIR: env['OUT_DIR'] ?? 'dist',
};
Object.assign(process.env, { ...defaults, ...env });
const config = readSettings(Settings, process.env);
// Check the port first, because the build takes several seconds.
(await listen(() => new Response(), config)).close();
process.env['SITE_URL'] ||= await getLocalUrl(config.PORT);
console.log('Building the page …');
const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
await import('../server/src/main.ts');

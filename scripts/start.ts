import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { getNonEmptySettings, readSettings } from '#contract/settings.ts';
import { Settings } from '../server/src/config.ts';
import { listen } from '../server/src/http/listen.ts';
import './command.ts';
import { localAddress } from './localAddress.ts';

/**
 * `npm start`: builds the page for this machine, then serves page, form, prices and sign-ups on one
 * port. No account, key or network is needed: without the price service the server answers its built-in
 * sample, marked as such.
 */
parseArgs();
const defaults = { PUBLIC_MARKET_API: 'self', MARKET_FALLBACK: 'sample' };
Object.assign(process.env, { ...defaults, ...getNonEmptySettings(process.env) });
const config = readSettings(Settings, process.env);
// A port in use is told before the build, which takes several seconds.
(await listen(() => new Response(), config)).close();
process.env['SITE_URL'] ||= await localAddress(config.PORT);
console.log('Building the page …');
const build = [process.execPath, ['scripts/build.ts', '--quiet'], { stdio: 'inherit' }] as const;
if (spawnSync(...build).status !== 0) process.exit(1);
await import('../server/src/main.ts');

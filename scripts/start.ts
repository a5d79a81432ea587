import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.ts';

/**
 * `npm start`: builds the page against its own companion, then serves site, prices and form.
 * No account, key or network is needed: without an upstream the relay answers its built-in sample,
 * marked as such.
 */
readArguments('npm start', {});
const port = process.env['PORT'] ?? '4321';
const formPort = process.env['FORM_PORT'] ?? '4322';
const formOrigin = process.env['FORM_ORIGIN'] ?? `http://localhost:${formPort}`;
const siteUrl = process.env['SITE_URL'] ?? `http://localhost:${port}`;

const environment = {
  ...process.env,
  PUBLIC_MARKET_API: process.env['PUBLIC_MARKET_API'] ?? 'self',
  FORM_ORIGIN: formOrigin,
  SITE_URL: siteUrl,
};

console.log('Building the page …');
const build = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
  stdio: 'inherit',
  env: environment,
});
if (build.status !== 0) process.exit(1);

Object.assign(process.env, environment, {
  PORT: port,
  FORM_PORT: formPort,
  MARKET_FALLBACK: process.env['MARKET_FALLBACK'] ?? 'sample',
});
await import('../service/src/main.ts');

import { givenSettings } from '../contract/settings.ts';
import { readArguments } from './arguments.ts';
import { buildPage } from './buildPage.ts';

/**
 * `npm start`: builds the page against its own companion, then serves site, prices and form.
 * No account, key or network is needed: without an upstream the relay answers its built-in sample,
 * marked as such.
 */
readArguments('npm start', {});
const given = givenSettings(process.env);
const port = given['PORT'] ?? '4321';
const formPort = given['FORM_PORT'] ?? '4322';
Object.assign(process.env, {
  PORT: port,
  FORM_PORT: formPort,
  SITE_URL: given['SITE_URL'] ?? `http://localhost:${port}`,
  FORM_ORIGIN: given['FORM_ORIGIN'] ?? `http://localhost:${formPort}`,
  PUBLIC_MARKET_API: given['PUBLIC_MARKET_API'] ?? 'self',
  MARKET_FALLBACK: given['MARKET_FALLBACK'] ?? 'sample',
});

console.log('Building the page …');
buildPage();
await import('../service/src/main.ts');

import { givenSettings } from '../contract/settings.ts';
import { readArguments } from './arguments.ts';
import { buildPage } from './buildPage.ts';

/**
 * `npm start`: builds the page against its own companion, then serves site, prices and form.
 * No account, key or network is needed: without an upstream the relay answers its built-in sample,
 * marked as such.
 */
readArguments('npm start', {});
const { PORT = '4321', FORM_PORT = '4322', ...given } = givenSettings(process.env);
Object.assign(process.env, {
  PORT,
  FORM_PORT,
  SITE_URL: `http://localhost:${PORT}`,
  FORM_ORIGIN: `http://localhost:${FORM_PORT}`,
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  ...given,
});

console.log('Building the page …');
buildPage();
await import('../service/src/main.ts');

import { givenSettings } from '../contract/settings.ts';
import { portInUse } from '../server/src/http/listen.ts';
import { readArguments } from './arguments.ts';
import { buildPage } from './buildPage.ts';
import { isPortFree } from './isPortFree.ts';

/**
 * `npm start`: builds the page for this machine, then serves page, form, prices and sign-ups on one
 * port. No account, key or network is needed: without the price service the server answers its built-in
 * sample, marked as such.
 */
readArguments('npm start', {});
const { PORT = '4321', ...given } = givenSettings(process.env);
// Before the build, which takes several seconds.
if (!(await isPortFree(Number(PORT)))) {
  console.error(portInUse(Number(PORT)));
  process.exit(1);
}
Object.assign(process.env, {
  PORT,
  SITE_URL: `http://localhost:${PORT}`,
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  ...given,
});
console.log('Building the page …');
buildPage();
await import('../server/src/main.ts');

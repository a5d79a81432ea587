import { once } from 'node:events';
import { createServer } from 'node:net';
import { givenSettings } from '../contract/settings.ts';
import { portInUse } from '../server/src/http/listen.ts';
import { buildPage, readArguments } from './command.ts';

/**
 * `npm start`: builds the page for this machine, then serves page, form, prices and sign-ups on one
 * port. No account, key or network is needed: without the price service the server answers its built-in
 * sample, marked as such.
 */
readArguments({});
const { PORT = '4321', ...given } = givenSettings(process.env);
// Before the build, which takes several seconds.
if (await isTaken(Number(PORT))) {
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

/** Whether another program has this port; whatever else is wrong with it, the server will say. */
async function isTaken(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    await once(probe.close(), 'close');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
}

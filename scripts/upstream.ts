import { readArguments } from './arguments.ts';

/** `npm run upstream`: a stand-in for the market-data service, for trying errors by hand. */
readArguments('npm run upstream', {});
await import('../service/test/upstream.ts');

import { givenSettings } from '../contract/settings.ts';
import { startUpstream } from '../server/test/upstream.ts';
import { readArguments } from './command.ts';

/**
 * `npm run upstream`: a stand-in for the price service, for trying errors by hand, as in
 * `MARKET_UPSTREAM=http://127.0.0.1:4323 npm start`.
 */
readArguments({});
const port = Number(givenSettings(process.env)['UPSTREAM_PORT'] ?? 4323);
const upstream = await startUpstream({ port, tell: (what) => console.log(what) });
console.log(`The stand-in for the price service answers at ${upstream.origin}`);
console.log(`Misbehave:   curl -X POST ${upstream.origin}/__mode/429`);
console.log(`Set a price: curl -X POST ${upstream.origin}/__price/bitcoin/64000.12`);
console.log(`Count calls: curl ${upstream.origin}/__calls`);

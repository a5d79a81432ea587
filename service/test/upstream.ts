import { givenSettings } from '#contract/settings.ts';
import { startUpstream } from '../../server/test/upstream.ts';

/**
 * The stand-in for the price service, by hand: `npm run upstream`, then
 * `MARKET_UPSTREAM=http://127.0.0.1:4323 npm start`.
 */
const port = Number(givenSettings(process.env)['UPSTREAM_PORT'] ?? 4323);
const upstream = await startUpstream({ port, tell: (what) => console.log(what) });
console.log(`The stand-in for the price service answers at ${upstream.origin}`);
console.log(`Misbehave:   curl -X POST ${upstream.origin}/__mode/429`);
console.log(`Set a price: curl -X POST ${upstream.origin}/__price/bitcoin/64000.12`);
console.log(`Count calls: curl ${upstream.origin}/__calls`);

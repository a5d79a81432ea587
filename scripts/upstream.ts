/** `npm run upstream`: a stand-in for the market-data service, for trying errors by hand. */
import '../service/test/upstream.ts';

/** `npm run upstream`: a stand-in for the market-data service, for trying errors by hand. */
await import('../service/test/upstream.ts');

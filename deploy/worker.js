// A price proxy for a page on static hosting, in Cloudflare's runtime and on its cache: docs/deploying.md.
//   npx wrangler deploy deploy/worker.js --name prices --compatibility-date 2026-01-01
// The coins of owner.config.ts, in their order.
const COINS = 'bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap';
const FIGURES = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';
const ADDRESS = `/api/v3/simple/price?ids=${COINS}&vs_currencies=usd&${FIGURES}`;
const CORS = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };

export default {
  async fetch(request, { COINGECKO_DEMO_KEY }) {
    const { origin, pathname, search } = new URL(request.url);
    // One address alone, so that nobody can spend the quota on other questions.
    if (pathname + search !== ADDRESS) {
      const headers = { ...CORS, 'Cache-Control': 'no-store', Location: ADDRESS };
      return new Response(null, { status: 308, headers });
    }
    const kept = await caches.default.match(origin + ADDRESS);
    const prices = kept ? await kept.text() : await callUpstream(COINGECKO_DEMO_KEY);
    // A failure is kept as well, as an empty text: each location calls once a minute at most.
    const minute = { headers: { 'Cache-Control': 's-maxage=60' } };
    if (!kept) await caches.default.put(origin + ADDRESS, new Response(prices, minute));
    const headers = { ...CORS, 'Content-Type': 'application/json' };
    return prices === ''
      ? new Response('{}', { status: 503, headers: { ...headers, 'Retry-After': '60' } })
      : new Response(prices, { headers: { ...headers, 'Cache-Control': 'public, max-age=10' } });
  },
};

async function callUpstream(key) {
  const upstream = await fetch(`https://api.coingecko.com${ADDRESS}&include_last_updated_at=true`, {
    headers: key ? { 'x-cg-demo-api-key': key } : {},
    signal: AbortSignal.timeout(8_000),
  }).catch(() => null);
  return upstream?.ok ? upstream.text().catch(() => '') : '';
}

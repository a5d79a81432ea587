import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { FACTS } from './testSite.ts';
import { IS_FULL, LONG_MS, sendRaw, startServer } from './startServer.ts';

// The same requests and bodies in each run: what was found once is found again.
const SEED = 11;
const COUNT = IS_FULL ? 20_000 : 300;
const AT_ONCE = 50;

const words = (text: string) => fc.constantFrom(...text.split(' '));
const odd = fc.oneof(
  words("% %00 %2e%2e/ ../ // ? & = %ff __proto__ ' []"),
  fc.string({ maxLength: 8, unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
);
const paths = words(
  `/ /es/ /form/ /api/v3/simple/price?${quoteSearch(FACTS.coinIds)} /api/v3/simple/price?ids= ` +
    '/api/sign-ups /api/visits /healthz /readyz /metrics /_astro/app.a1b2c3.js /.env',
);
const path = fc.tuple(paths, fc.array(odd, { maxLength: 2 })).map((parts) => parts.flat().join(''));
const method = words('GET HEAD POST POST PUT DELETE OPTIONS PATCH');
const names = words(
  'Accept Accept-Encoding Authorization Content-Encoding Content-Type Cookie If-None-Match Origin ' +
    'Range Sec-Fetch-Site X-Forwarded-For X-Forwarded-Proto',
);
const FORM_TYPE = 'application/x-www-form-urlencoded';
const values = fc.oneof(
  words(`* null application/json ${FORM_TYPE} same-origin gzip;q=x https`),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const header = fc.tuple(names, values).map(([name, value]) => `${name}: ${value}\r\n`);
const body = fc.oneof(
  words('email=a%40b.co&consent=yes email=%zz email=a&email=b a%00b=1 {"'),
  fc.json(),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ minLength: 17_000, maxLength: 17_500 }),
);
const written = fc
  .tuple(method, path, fc.array(header, { maxLength: 5 }), body, fc.boolean())
  .map(([verb, target, headers, text, isForm]) => {
    const type = isForm ? `Content-Type: ${FORM_TYPE}\r\n` : '';
    const head = `${type}Content-Length: ${Buffer.byteLength(text)}\r\n${headers.join('')}`;
    return `${verb} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n${text}`;
  });
/** The same with some characters put in or taken out, so that it is hardly a request any more. */
const broken = fc
  .tuple(written, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20, unit: 'binary' }))
  .map(([text, at, taken, put]) => text.slice(0, at) + put + text.slice(at + taken));
/** A request that no browser sends, or no request at all. */
const malformed = fc.oneof(
  { weight: 8, arbitrary: written },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }) },
);

test(
  'no request brings the server down, or is answered as a failure of ours',
  { timeout: LONG_MS },
  async () => {
    const server = await startServer();
    const statuses = new Set<string>();
    const property = fc.asyncProperty(
      fc.array(malformed, { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (requests) => {
        const sent = requests.map((bytes) => sendRaw(server.port, bytes, 500));
        for (const answer of await Promise.all(sent)) {
          const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed';
          statuses.add(status);
          expect(status).not.toMatch(/^5/);
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: COUNT / AT_ONCE, endOnFailure: true });
    expect(statuses.size).toBeGreaterThan(5);
    expect((await fetch(server.origin)).status).toBe(200);
    const { code, errors, output } = await server.stop();
    expect([code, errors]).toEqual([0, '']);
    expect(output).not.toContain('"level":"error"');
  },
);

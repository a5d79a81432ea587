type Random = () => number;

const PATHS = [
  '/',
  '/index.html',
  '/api/v3/simple/price',
  '/healthz',
  '/readyz',
  '/metrics',
  '/form.css',
  '/form.js',
  '/_astro/app.a1b2c3.js',
  '/nowhere',
  '/.env',
];
const PIECES = [
  '%',
  '%00',
  '%2e%2e/',
  '../',
  '..%5c',
  '//',
  '?',
  '&',
  '=',
  'ids=',
  'bitcoin,',
  '%ff',
  '__proto__',
  '\u202e',
  '𝒳',
  '<script>',
  "'",
  ';',
  '%c0%ae',
  '[]',
  '\\',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'x'];
const HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'forwarded',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-proto',
];
const VALUES = [
  '',
  '*',
  'null',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'gzip;q=,br;q=9999',
  '"',
  'W/"',
  'bytes=0-,-1',
  '-1',
  '1e309',
  '::1,::ffff:1.2.3.4%eth0,[x]:1',
  'https://évil.example',
  'cross-site',
  'Bearer ',
];
const FIELDS = [
  'email',
  'token',
  'consent',
  'firstName',
  'experience',
  'utm_source',
  'message',
  '',
];

export function malformedRequest(random: Random): Request {
  const method = pick(METHODS, random);
  const headers = new Headers();
  for (let count = random() * 5; count > 0; count -= 1) {
    // A header that the platform itself refuses never reaches us.
    try {
      headers.append(pick(HEADERS, random), pick(VALUES, random) + junk(random, 12));
    } catch {}
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = `https://fuzz.example${pick(PATHS, random)}${path(random)}`;
  return new Request(url, { method, headers, body: hasBody ? body(random) : null });
}

/** A request as bytes, whole or damaged in places that no library would let through. */
export function malformedBytes(random: Random): Buffer {
  const lines = [
    `${pick([...METHODS, '', 'GET GET', '\u0000'], random)} ${pick(PATHS, random)}${path(random)} ${pick(['HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''], random)}`,
    `Host: ${pick(['localhost', '', 'a b', '[::', 'evil.example:99999', '\u00ff'], random)}`,
    'Connection: close',
  ];
  for (let count = random() * 6; count > 0; count -= 1) {
    lines.push(
      `${pick([...HEADERS, 'transfer-encoding', 'expect', 'upgrade', ' '], random)}: ${pick([...VALUES, 'chunked', '100-continue', 'websocket'], random)}${junk(random, 10)}`,
    );
  }
  if (random() < 0.05) lines.push(`X-Long: ${'a'.repeat(random() * 20_000)}`);
  const whole = `${lines.join(random() < 0.9 ? '\r\n' : '\n')}\r\n\r\n${body(random)}`;
  const bytes = Buffer.from(whole, 'latin1');
  for (let flips = random() < 0.3 ? random() * 4 : 0; flips > 0; flips -= 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  return random() < 0.1 ? bytes.subarray(0, random() * bytes.length) : bytes;
}

function path(random: Random): string {
  let text = random() < 0.5 ? '?' : '';
  for (let count = random() * 4; count > 0; count -= 1) text += pick(PIECES, random);
  return text;
}

function body(random: Random): string {
  if (random() < 0.2) return junk(random, 400);
  const pairs: string[] = [];
  for (let count = random() * 7; count > 0; count -= 1) {
    pairs.push(
      `${pick(FIELDS, random)}=${pick(PIECES, random)}${encodeURIComponent(junk(random, 20))}`,
    );
  }
  return pairs.join('&');
}

function junk(random: Random, most: number): string {
  const codes = Array.from({ length: random() * most }, () => Math.floor(random() * 255) + 1);
  return String.fromCharCode(...codes);
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

type Random = () => number;

const PATHS = [
  '/',
  '/',
  '/api/v3/simple/price',
  '/index.html',
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

/** A request with anything at all in it that a client library still lets through. */
export function malformedRequest(random: Random): Request {
  const method = oftenFirst(['GET', 'POST', ...METHODS], random);
  const headers = new Headers();
  // Half of the posts get past the first question, to be wrong further in.
  if (random() < 0.5) headers.set('content-type', 'application/x-www-form-urlencoded');
  for (let count = random() * 5; count > 0; count -= 1) {
    // A header that the platform itself refuses never reaches us.
    try {
      headers.append(pick(HEADERS, random), pick(VALUES, random) + junk(random, 12));
    } catch {}
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = `https://fuzz.example${oftenFirst(PATHS, random)}${path(random)}`;
  return new Request(url, { method, headers, body: hasBody ? body(random) : null });
}

/** A request as bytes; one in two is damaged where no client library would let it through. */
export function malformedBytes(random: Random): Buffer {
  const isDamaged = random() < 0.5;
  const odd = (usual: string, others: readonly string[]) =>
    isDamaged && random() < 0.3 ? pick(others, random) : usual;
  const method = odd(oftenFirst(['GET', 'POST', ...METHODS], random), ['', 'GET GET', '\u0000']);
  const version = odd('HTTP/1.1', ['HTTP/1.0', 'HTTP/9', '']);
  const text = body(random);
  const target = `${oftenFirst(PATHS, random)}${encodeURI(path(random))}`;
  const lines = [
    `${method} ${odd(target, ['*', 'http://', `${target} `, path(random)])} ${version}`,
    `Host: ${odd('localhost', ['', 'a b', '[::', 'evil.example:99999', '\u00ff'])}`,
    'Connection: close',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${odd(String(text.length), ['-1', '99', '1e3', '', '0x10'])}`,
  ];
  for (let count = random() * 4; count > 0; count -= 1) {
    const name = odd(pick(HEADERS.filter(isFree), random), [
      'transfer-encoding',
      'expect',
      'upgrade',
      ' ',
    ]);
    const value = odd(pick(VALUES, random), ['chunked', '100-continue', 'websocket']);
    lines.push(`${name}: ${value}${isDamaged ? junk(random, 6) : ''}`);
  }
  if (random() < 0.02) lines.push(`X-Long: ${'a'.repeat(random() * 20_000)}`);
  const whole = `${lines.join(odd('\r\n', ['\n', '\r']))}\r\n\r\n${text}`;
  const bytes = Buffer.from(whole, 'latin1');
  for (let flips = isDamaged ? random() * 3 : 0; flips > 1; flips -= 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  return isDamaged && random() < 0.1 ? bytes.subarray(0, random() * bytes.length) : bytes;
}

/** Two of these would be refused by the parser before anything of ours sees them. */
function isFree(header: string): boolean {
  return header !== 'content-length' && header !== 'content-type';
}

/** One in two is one of the first four: the addresses and methods where something happens. */
function oftenFirst<Item>(items: readonly Item[], random: Random): Item {
  return pick(random() < 0.5 ? items.slice(0, 4) : items, random);
}

function path(random: Random): string {
  if (random() < 0.4) return '';
  let text = random() < 0.7 ? '?' : '';
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

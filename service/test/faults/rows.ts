/** Every fault that must be survived, and by which tests: `npm run test:faults` prints this table. */
export const FAULTS = {
  limited: '429 with seconds, date, x-ratelimit-reset, garbage, none, or 9999999',
  refusing: 'error object, 500, 503, 401, 403 HTML, redirect, DNS, refused',
  broken:
    'no answer, a byte a second, reset, truncated, empty, bad JSON or UTF-8, 10 MB, gzip bomb',
  impossible: '1e999, negative, 1e300, string, missing id',
  nullChange: 'null change',
  prototype: '__proto__, constructor keys',
  clock: 'clock jumps an hour back, a day ahead',
  crowd: '5,000 requests at once, cold',
  dead: 'upstream dead for an hour under load',
  store: 'disk full, database locked, PostgreSQL down',
  killed: 'kill -9 while storing',
  bodies: '5 MB body, chunked 200 KB, bad encoding, NUL, duplicate keys, JSON to a form route',
  forged: 'cross-site post, Origin: null, forged token',
  slow: 'slow headers or bodies x 300',
  stopped: 'SIGTERM under load',
  start: 'port in use; unreadable site files; corrupt or read-only database',
  fuzz: 'malformed requests and upstream bodies',
  counts: 'false counts: fuzzed, oversized, with unknown names, replayed',
} as const;

/** These happen in the browser, so the end-to-end tests inject them. */
export const BROWSER_FAULTS = [
  'tab asleep, offline, restored from cache',
  'form frame 500, refused, DNS, blocked, hanging',
] as const;

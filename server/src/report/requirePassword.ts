import { hash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import type { Dependencies } from '../dependencies.ts';
import { getClientAddress, getNetwork } from '../http/clientAddress.ts';
import { createBuckets } from '../http/rateLimit.ts';

const UNKNOWN =
  'Enter the password from the server\u2019s REPORT_PASSWORD setting. The name can be anything.\n';
const TOO_MANY = 'Too many wrong passwords. Wait a minute, then try again.\n';

/**
 /**
 * Basic authentication with any name. Only wrong passwords use up the limits. At a limit, even the right password is
 * refused, or guessing could continue.
 */
export function requirePassword(
  password: string,
  { config, monotonicNow }: Dependencies,
): MiddlewareHandler {
  // Hashes have the same length, so comparing takes the same time for each password.
  const toHash = (text: string) => hash('sha256', text, 'buffer');
  const expected = toHash(password);
  const networks = createBuckets(monotonicNow, { capacity: 10, refillPerSecond: 1 / 60 });
  const prefixes = createBuckets(monotonicNow, { capacity: 20, refillPerSecond: 1 / 30 });
  const everyone = createBuckets(monotonicNow, { capacity: 100, refillPerSecond: 1 / 10 });
  // A network that has signed in ignores the global limit, so strangers can't lock it out.
  const trusted = new Set<string>();
  const verifyUser = (_name: string, given: string, c: Context) => {
    const address = getClientAddress(c, config.TRUSTED_PROXIES);
    const network = getNetwork(address);
    const limits = [{ buckets: networks, key: network }];
    if (!trusted.has(network)) {
      limits.push({ buckets: prefixes, key: getNetwork(address, 48) });
      limits.push({ buckets: everyone, key: '' });
    }
    if (!limits.every(({ buckets, key }) => buckets.hasToken(key))) {
      throw new HTTPException(429, { res: c.text(TOO_MANY, 429, { 'Retry-After': '60' }) });
    }
    const isRight = timingSafeEqual(toHash(given), expected);
    if (isRight) trusted.add(network);
    else limits.forEach(({ buckets, key }) => buckets.take(key));
    return isRight;
  };
  return basicAuth({ realm: 'report', invalidUserMessage: UNKNOWN, verifyUser });
}

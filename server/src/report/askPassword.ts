import { hash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import type { Dependencies } from '../dependencies.ts';
import { clientAddress, networkOf } from '../http/clientAddress.ts';
import { createBuckets } from '../http/rateLimit.ts';

const UNKNOWN =
  'The report needs the password that REPORT_PASSWORD sets on the server. The name can be anything.\n';
const TOO_MANY = 'Too many wrong passwords. Wait a minute, then try again.\n';

/**
 * Basic authentication with any name. Only wrong passwords use up the limits. Once a limit is reached, the right
 * password is refused too, or guessing could go on.
 */
export function askPassword(
  password: string,
  { config, monotonicNow }: Dependencies,
): MiddlewareHandler {
  // Hashes have one length, so comparing them takes the same time for each password.
  const hashOf = (text: string) => hash('sha256', text, 'buffer');
  const expected = hashOf(password);
  const networks = createBuckets(monotonicNow, { capacity: 10, refillPerSecond: 1 / 60 });
  const prefixes = createBuckets(monotonicNow, { capacity: 20, refillPerSecond: 1 / 30 });
  const everyone = createBuckets(monotonicNow, { capacity: 100, refillPerSecond: 1 / 10 });
  // Strangers who use up the limit of everyone can't lock out a network that has signed in.
  const trusted = new Set<string>();
  const verifyUser = (_name: string, given: string, c: Context) => {
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const network = networkOf(address);
    const limits = [{ buckets: networks, key: network }];
    if (!trusted.has(network)) {
      limits.push({ buckets: prefixes, key: networkOf(address, 48) });
      limits.push({ buckets: everyone, key: '' });
    }
    if (!limits.every(({ buckets, key }) => buckets.hasToken(key))) {
      throw new HTTPException(429, { res: c.text(TOO_MANY, 429, { 'Retry-After': '60' }) });
    }
    const isRight = timingSafeEqual(hashOf(given), expected);
    if (isRight) trusted.add(network);
    else limits.forEach(({ buckets, key }) => buckets.take(key));
    return isRight;
  };
  return basicAuth({ realm: 'report', invalidUserMessage: UNKNOWN, verifyUser });
}

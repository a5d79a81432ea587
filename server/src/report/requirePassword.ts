import { hash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import type { Dependencies } from '../dependencies.ts';
import { getClientAddress, getNetwork } from '../http/clientAddress.ts';
import { createTokenBuckets } from '../http/rateLimit.ts';

const WRONG_PASSWORD =
  'Enter the password from the server\u2019s REPORT_PASSWORD setting. The user name can be anything.\n';
const TOO_MANY = 'Too many wrong passwords. Wait a minute, then try again.\n';

/**
 * Requires basic authentication with any user name. Only wrong passwords count toward the rate limits. Past the limit, we
 * also reject the correct password, because otherwise someone could keep guessing.
 */
export function requirePassword(
  password: string,
  { config, monotonicNow }: Dependencies,
): MiddlewareHandler {
  // Compare hashes, because timingSafeEqual requires equal lengths.
  const toHash = (text: string) => hash('sha256', text, 'buffer');
  const expectedHash = toHash(password);
  const networks = createTokenBuckets(monotonicNow, { capacity: 10, refillPerSecond: 1 / 60 });
  const prefixes = createTokenBuckets(monotonicNow, { capacity: 20, refillPerSecond: 1 / 30 });
  const allNetworks = createTokenBuckets(monotonicNow, { capacity: 100, refillPerSecond: 1 / 10 });
  // Networks that have signed in are exempt from the shared limits, so no one else can lock them out.
  const trustedNetworks = new Set<string>();
  const verifyUser = (_name: string, submitted: string, c: Context) => {
    const address = getClientAddress(c, config.TRUSTED_PROXIES);
    const network = getNetwork(address);
    const limits = [{ buckets: networks, key: network }];
    if (!trustedNetworks.has(network)) {
      limits.push({ buckets: prefixes, key: getNetwork(address, 48) });
      limits.push({ buckets: allNetworks, key: '' });
    }
    if (!limits.every(({ buckets, key }) => buckets.hasToken(key))) {
      throw new HTTPException(429, { res: c.text(TOO_MANY, 429, { 'Retry-After': '60' }) });
    }
    const isCorrect = timingSafeEqual(toHash(submitted), expectedHash);
    if (isCorrect) trustedNetworks.add(network);
    else limits.forEach(({ buckets, key }) => buckets.take(key));
    return isCorrect;
  };
  return basicAuth({ realm: 'report', invalidUserMessage: WRONG_PASSWORD, verifyUser });
}

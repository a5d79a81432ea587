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
/** How many wrong passwords may come at once, and then how often. */
const RATES = {
  network: { capacity: 10, refillPerSecond: 1 / 60 },
  prefix: { capacity: 20, refillPerSecond: 1 / 30 },
  everyone: { capacity: 100, refillPerSecond: 1 / 10 },
};

/**
 * Basic authentication with any name. Only wrong passwords use up the limits. Once a limit is reached, the right
 * password is refused too, or guessing could go on. The hashes have one length, so comparing them takes the same
 * time for each password.
 */
export function askPassword(
  password: string,
  dependencies: Pick<Dependencies, 'config' | 'monotonicNow'>,
): MiddlewareHandler {
  const hashOf = (text: string) => hash('sha256', text, 'buffer');
  const expected = hashOf(password);
  const limitsFor = createGuessLimits(dependencies);
  return basicAuth({
    realm: 'report',
    invalidUserMessage: UNKNOWN,
    verifyUser: (_name, given, c) => {
      const limits = limitsFor(c);
      if (limits.isReached()) {
        throw new HTTPException(429, { res: c.text(TOO_MANY, 429, { 'Retry-After': '60' }) });
      }
      const isRight = timingSafeEqual(hashOf(given), expected);
      if (isRight) limits.trust();
      else limits.countWrong();
      return isRight;
    },
  });
}

function createGuessLimits({
  config,
  monotonicNow,
}: Pick<Dependencies, 'config' | 'monotonicNow'>) {
  const ofNetworks = createBuckets(monotonicNow, RATES.network);
  const ofPrefixes = createBuckets(monotonicNow, RATES.prefix);
  const ofEveryone = createBuckets(monotonicNow, RATES.everyone);
  // Strangers who use up the limit for everyone can't lock out a network that has signed in.
  const trusted = new Set<string>();
  return (c: Context) => {
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const network = networkOf(address);
    const limits = [{ buckets: ofNetworks, key: network }];
    if (!trusted.has(network)) {
      limits.push({ buckets: ofPrefixes, key: networkOf(address, 48) });
      limits.push({ buckets: ofEveryone, key: 'everyone' });
    }
    return {
      isReached: () => limits.some(({ buckets, key }) => !buckets.hasToken(key)),
      countWrong: () => limits.forEach(({ buckets, key }) => buckets.take(key)),
      trust: () => trusted.add(network),
    };
  };
}

import { createHmac } from 'node:crypto';
import { networkOf } from '../http/clientAddress.ts';
import type { World } from '../http/world.ts';

type VisitorKeyParts = Pick<World, 'now'> & {
  /** Random text, at least 16 bytes of it. */
  readonly randomSalt: () => string;
};

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Turns an address into a key for counting requests. The salt lives in memory for a day, so that
 * a key cannot be turned back into an address and a visitor is not recognized tomorrow.
 */
export function createVisitorKey({ now, randomSalt }: VisitorKeyParts) {
  let salt = randomSalt();
  let day = Math.floor(now() / DAY);
  return (address: string): string => {
    const today = Math.floor(now() / DAY);
    if (today !== day) [day, salt] = [today, randomSalt()];
    return createHmac('sha256', salt).update(networkOf(address)).digest('base64url');
  };
}

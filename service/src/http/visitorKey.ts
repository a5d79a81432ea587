import { createHmac } from 'node:crypto';
import { networkOf } from './clientAddress.ts';
import type { World } from './world.ts';

type Parts = Pick<World, 'now'> & { readonly saltOf: (day: number) => string };

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Turns an address into a key for counting requests. The salt is another one each day, so
 * that a visitor is not recognized tomorrow, and secret, so that a key tells nobody the address.
 * @param saltOf at least 16 bytes of text for a day, counted from 1970; asked for once a day.
 */
export function createVisitorKey({ now, saltOf }: Parts) {
  let day = Math.floor(now() / DAY);
  let salt = saltOf(day);
  return (address: string): string => {
    const today = Math.floor(now() / DAY);
    if (today !== day) [day, salt] = [today, saltOf(today)];
    return createHmac('sha256', salt).update(networkOf(address)).digest('base64url');
  };
}

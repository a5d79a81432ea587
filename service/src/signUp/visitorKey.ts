import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

type VisitorKeyParts = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Random text, at least 16 bytes of it. */
  readonly randomSalt: () => string;
};

const DAY = 24 * 60 * 60 * 1_000;
const HEXTETS = 8;
// A household or a phone is given a whole /64: four groups of 16 bits.
const HEXTETS_OF_NETWORK = 4;

/**
 * Turns an address into a key for counting requests. The salt lives in memory for a day, so that
 * a key cannot be turned back into an address and a visitor is not recognized tomorrow.
 */
export function createVisitorKey({
  now,
  randomSalt,
}: VisitorKeyParts): (address: string) => string {
  let salt = randomSalt();
  let day = Math.floor(now() / DAY);
  return (address) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) [day, salt] = [today, randomSalt()];
    return createHmac('sha256', salt).update(network(address)).digest('base64url');
  };
}

/** The part of an address that its owner cannot change at will. */
function network(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? hextets(bare).slice(0, HEXTETS_OF_NETWORK).join(':') : bare;
}

function hextets(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array.from(
    { length: Math.max(0, HEXTETS - left.length - right.length) },
    () => '0',
  );
  return [...left, ...zeros, ...right];
}

function groupsOf(part: string): string[] {
  // '00ab' and 'ab' are the same group.
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}

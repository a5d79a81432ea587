import { BlockList, isIP, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

// The widest private networks: 10.0.0.0/8 and fc00::/7. Wider ones would believe half the world.
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 7 };
const LONGEST_PREFIX = { ipv4: 32, ipv6: 128 };
// A household or a phone is given a whole IPv6 /64: four groups of 16 bits.
const GROUPS_OF_NETWORK = 4;

/** Proxies of ours whose `X-Forwarded-*` headers we believe. */
export type TrustedProxies = { readonly includes: (address: string) => boolean };

/**
 * @param entries addresses or networks, such as `10.0.0.0/8` or `::1`.
 * @throws RangeError naming the entry that is neither, or a network so wide that anybody is in it.
 */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    const prefix = bits === undefined ? LONGEST_PREFIX[family] : Number(bits);
    const isNetwork = /^\d+$/.test(bits ?? '0') && prefix <= LONGEST_PREFIX[family];
    if (isIP(address) === 0 || rest.length > 0 || !isNetwork) {
      throw new RangeError(`"${entry}" is neither an address nor a network`);
    }
    if (prefix < SHORTEST_PREFIX[family]) {
      throw new RangeError(`"${entry}" is so wide that anybody would count as your proxy`);
    }
    list.addSubnet(address, prefix, family);
  }
  return {
    includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)),
  };
}

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/**
 * The visitor's address: the nearest hop, counted from our end, that is not one of our proxies.
 * Whatever stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 * Our own, because Hono's `getConnInfo` knows the connection alone.
 * @param peer the other end of the connection; empty when there is none (a test, a closed socket).
 * @returns an address without port, brackets or zone; the last proxy's own where it names no other;
 *   empty when there is no connection.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map(plainAddress);
  let address = plainAddress(peer);
  while (trusted.includes(address)) {
    const next = hops.pop() ?? '';
    if (isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** The part of an address that its owner cannot change at will, for counting: IPv6 to its /64. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = expandIPv6(plain.toLowerCase()).split(':');
  return groups.slice(0, GROUPS_OF_NETWORK).join(':');
}

/** Whether the other end of the connection is one of our proxies. */
export function isProxy(peer: string, trusted: TrustedProxies): boolean {
  return trusted.includes(plainAddress(peer));
}

export function isLoopback(address: string): boolean {
  return ['127.0.0.1', '::1'].includes(plainAddress(address));
}

/** `::ffff:192.0.2.1` (IPv4 on an IPv6 socket) as `192.0.2.1`; no zone, port, brackets or spaces. */
function plainAddress(address: string): string {
  return address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1');
}

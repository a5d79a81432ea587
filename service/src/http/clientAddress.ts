import { BlockList, isIP } from 'node:net';

/** Proxies of ours whose `X-Forwarded-*` headers we believe. */
export type TrustedProxies = { readonly includes: (address: string) => boolean };

/**
 * @param entries addresses or networks, such as `10.0.0.0/8` or `::1`.
 * @throws RangeError naming the entry that is neither.
 */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const prefix = bits === undefined ? null : Number(bits);
    const longest = version === 4 ? 32 : 128;
    const fits = prefix === null || (/^\d+$/.test(bits ?? '') && prefix <= longest);
    if (version === 0 || rest.length > 0 || !fits) {
      throw new RangeError(`"${entry}" is neither an address nor a network`);
    }
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (prefix === null) list.addAddress(address, family);
    else list.addSubnet(address, prefix, family);
  }
  return {
    includes: (address) => {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

export type Hop = {
  /** Address of the other end of the connection; null when there is none (a test, a closed socket). */
  readonly peer: string | null;
  readonly forwardedFor: string | null;
};

/**
 * The visitor's address: the nearest hop, counted from our end, that is not one of our proxies.
 * Whatever stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 */
export function clientAddress({ peer, forwardedFor }: Hop, trusted: TrustedProxies): string | null {
  const hops = (forwardedFor ?? '').split(',').map(plainAddress);
  let address = peer === null ? null : plainAddress(peer);
  while (address !== null && trusted.includes(address)) {
    const next = hops.pop() ?? '';
    if (isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** Whether visitors reach us over HTTPS, as far as a proxy of ours says so. */
export function isForwardedHttps(
  peer: string | null,
  forwardedProto: string | null,
  trusted: TrustedProxies,
): boolean {
  const last = forwardedProto?.split(',').at(-1)?.trim().toLowerCase();
  return last === 'https' && peer !== null && trusted.includes(plainAddress(peer));
}

export function isLoopback(address: string | null): boolean {
  return address !== null && ['127.0.0.1', '::1'].includes(plainAddress(address));
}

/** `::ffff:192.0.2.1` (IPv4 on an IPv6 socket) as `192.0.2.1`; no zone, port brackets or spaces. */
function plainAddress(address: string): string {
  return address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

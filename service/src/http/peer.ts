import { clientAddress, isForwardedHttps, isLoopback } from './clientAddress.ts';
import type { TrustedProxies } from './clientAddress.ts';

/** The part of the server's own request that an app may look at; absent when there is no socket. */
export type PeerBindings = {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
};

/** Who is at the other end of a request, as far as we believe it. */
export type Peer = {
  /** The visitor's address; null when it is unknown. */
  readonly address: string | null;
  /** Somebody on this machine, with no proxy in between. */
  readonly isLocal: boolean;
};

export function peerOf(
  { headers }: Request,
  bindings: PeerBindings | undefined,
  trusted: TrustedProxies,
): Peer {
  const peer = addressOf(bindings);
  const forwardedFor = headers.get('x-forwarded-for');
  return {
    address: clientAddress({ peer, forwardedFor }, trusted),
    // A proxy on this machine that nobody told us about would make the whole world local.
    isLocal: isLoopback(peer) && forwardedFor === null && !headers.has('forwarded'),
  };
}

/** Whether the visitor came over HTTPS. Apart from `peerOf`, because every answer asks for it. */
export function isHttpsTo(
  { headers }: Request,
  bindings: PeerBindings | undefined,
  trusted: TrustedProxies,
): boolean {
  return isForwardedHttps(addressOf(bindings), headers.get('x-forwarded-proto'), trusted);
}

function addressOf(bindings: PeerBindings | undefined): string | null {
  return bindings?.incoming?.socket.remoteAddress ?? null;
}

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
  readonly isHttps: boolean;
  /** Somebody on this machine, with no proxy in between. */
  readonly isLocal: boolean;
};

export function peerOf(
  request: Request,
  bindings: PeerBindings | undefined,
  trusted: TrustedProxies,
): Peer {
  const peer = bindings?.incoming?.socket.remoteAddress ?? null;
  const { headers } = request;
  const forwardedFor = headers.get('x-forwarded-for');
  return {
    address: clientAddress({ peer, forwardedFor }, trusted),
    isHttps: isForwardedHttps(peer, headers.get('x-forwarded-proto'), trusted),
    // A proxy on this machine that nobody told us about would make the whole world local.
    isLocal: isLoopback(peer) && forwardedFor === null && !headers.has('forwarded'),
  };
}

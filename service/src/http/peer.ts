import { clientAddress, isLoopback, isProxy, type TrustedProxies } from './clientAddress.ts';
import type { Log } from './log.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const UNNAMED_PROXY =
  'A request came with X-Forwarded-For from an address that TRUSTED_PROXIES does not name. If that is a proxy of yours, name it there: until then all its visitors share one limit.';

/** The part of the server's own request that an app may look at; absent when there is no socket. */
export type PeerBindings = {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
};

type Handle = (request: Request, bindings: PeerBindings) => Response | Promise<Response>;

/** Who is at the other end of a request, as far as we believe it. */
export type Peer = ReturnType<typeof peerOf>;

/**
 * Who sent a request: the visitor behind our proxies, and whether that is somebody on this machine.
 * @param bindings what the server hands over; without a socket the address is empty and nobody local.
 */
export function peerOf(
  { headers, url }: Request,
  bindings: PeerBindings | undefined,
  trusted: TrustedProxies,
) {
  const peer = addressOf(bindings);
  const forwardedFor = headers.get('x-forwarded-for');
  // A proxy on this machine that nobody told us about would make the whole world local. Most add a
  // header; those that add none pass on the name that the world asked for.
  const isForwarded = forwardedFor !== null || headers.has('forwarded');
  const isAskedLocally = LOOPBACK_HOSTS.includes(new URL(url).hostname);
  return {
    /** The visitor's address; empty when it is unknown. */
    address: clientAddress(peer, forwardedFor, trusted),
    /** Somebody on this machine, with no proxy in between. */
    isLocal: isLoopback(peer) && !isForwarded && isAskedLocally,
  };
}

/** Whether a proxy of ours says HTTPS. Apart from `peerOf`, because every answer asks for it. */
export function isHttpsTo(
  { headers }: Request,
  bindings: PeerBindings | undefined,
  trusted: TrustedProxies,
): boolean {
  const last = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase();
  return last === 'https' && isProxy(addressOf(bindings), trusted);
}

/**
 * Tells the owner, once, of a proxy that TRUSTED_PROXIES does not name: all its visitors count as
 * one, so the limits refuse them together. A visitor can write the header too, hence only once, and
 * without the address, which may be a person's.
 * @returns what to put around the handlers of all origins.
 */
export function watchForProxies(trusted: TrustedProxies, log: Pick<Log, 'warn'>) {
  let hasWarned = false;
  return (handle: Handle): Handle =>
    (request, bindings) => {
      const isForwarded = request.headers.has('x-forwarded-for');
      if (!hasWarned && isForwarded && !isProxy(addressOf(bindings), trusted)) {
        hasWarned = true;
        log.warn(UNNAMED_PROXY);
      }
      return handle(request, bindings);
    };
}

function addressOf(bindings: PeerBindings | undefined): string {
  return bindings?.incoming?.socket.remoteAddress ?? '';
}

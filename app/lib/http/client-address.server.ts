import { BlockList, isIP } from 'node:net';
import { CannotStart } from '../env.server.ts';

/** Proxies whose word about the sender is believed: addresses and networks such as `10.0.0.0/8`. */
export type TrustedProxies = (address: string) => boolean;

/** Throws `CannotStart` for an entry that is neither an address nor a network. */
export function trustProxies(entries: readonly string[]): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (!family) throw new CannotStart('TRUSTED_PROXY must list addresses, separated by commas.');
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
}

/**
 * Who sent a request: the peer, or, where the peer is a trusted proxy, the nearest address in `X-Forwarded-For` that
 * is not one. What stands further left in that header anybody could have written.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let address = plain(peer ?? '');
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address)) {
    const next = hops.pop();
    if (!next || !isIP(next)) break;
    address = next;
  }
  return address;
}

/** Whether the request comes from this machine itself: a probe, a rehearsal, or a proxy. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

/**
 * One household or phone owns a whole /64 of IPv6, so that is what counts as one sender. A /48 is what one customer may
 * have of them (RFC 6177).
 */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, bits / 16).join(':')}::/${bits}`;
}

/** IPv4 written as IPv6 (`::ffff:10.0.0.1`), as sockets that listen on both show it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 6 ? 'ipv6' : 'ipv4';
}

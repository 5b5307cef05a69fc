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

/** What a request says about its way, as Node has it. */
export type Forwarding = Partial<Record<ForwardingHeader, string | string[] | undefined>>;

type ForwardingHeader = (typeof FORWARDING_HEADERS)[number];
const FORWARDING_HEADERS = [
  ...['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via'],
] as const;

/** A proxy says that it asks for somebody; whoever asks for himself does not. */
export function isForwarded(headers: Forwarding): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Who sent a request: the peer, or, where the peer is a trusted proxy, the nearest address in `X-Forwarded-For` that
 * is not one. What stands further left in that header anybody could have written. Undefined where nobody can tell: a
 * proxy on this machine that is not named, or a named one that does not say, or not readably, for whom it asks.
 */
export function clientAddress(
  peer: string | undefined,
  headers: Forwarding,
  isTrusted: TrustedProxies,
): string | undefined {
  let address = plain(peer ?? '');
  if (!isForwarded(headers)) return address;
  if (!isTrusted(address)) return isLoopback(address) ? undefined : address;
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  while (isTrusted(address)) {
    const next = hops.pop();
    if (next === undefined) return address;
    address = plain(withoutPort(next.trim()));
    if (!isIP(address)) return undefined;
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

/**
 * Whether the address is one of a network of one's own (RFC 1918, 4193, 6598, link-local): a container's gateway, a
 * balancer, never a visitor on the internet.
 */
export function isPrivate(address: string): boolean {
  const family = familyOf(address);
  return isLoopback(address) || (family !== undefined && privateNetworks.check(address, family));
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, familyOf(network));
}

/** Some balancers add the port: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.[\d.]+):\d+$/, '$1');
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

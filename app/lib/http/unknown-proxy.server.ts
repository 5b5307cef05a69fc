import type { Log } from '../metrics/log.server.ts';
import { isLoopback, type TrustedProxies } from './client-address.server.ts';

/** What a request says about its way, as Node has it. */
interface Forwarding {
  'x-forwarded-for'?: string | string[] | undefined;
  forwarded?: string | string[] | undefined;
}

/** A proxy says for whom it asks; whoever asks for himself does not. */
export function isForwarded(headers: Forwarding): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}

/** Notices a proxy on this machine that nobody told us about: it hides every visitor behind one address. */
export interface ProxyWatch {
  /** Whether this request comes through such a proxy; the first one is logged. */
  isUnknownProxy(peer: string | undefined, headers: Forwarding): boolean;
  /** Whether there was one since the start. */
  hasSeenOne(): boolean;
}

export function watchForProxies(isTrustedProxy: TrustedProxies, log: Log): ProxyWatch {
  let hasSeen = false;
  return {
    isUnknownProxy(peer, headers) {
      if (!isForwarded(headers)) return false;
      const address = (peer ?? '').replace(/^::ffff:/i, '');
      if (!isLoopback(address) || isTrustedProxy(address)) return false;
      if (!hasSeen) {
        hasSeen = true;
        log.warn({ TRUSTED_PROXY: address }, 'a proxy is not named; all visitors share one limit');
      }
      return true;
    },
    hasSeenOne: () => hasSeen,
  };
}

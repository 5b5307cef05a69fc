import type { Log } from '../metrics/log.server.ts';
import {
  clientAddress,
  type Forwarding,
  isForwarded,
  isPrivate,
  type TrustedProxies,
} from './client-address.server.ts';

/** `unnamed`: no `TRUSTED_PROXY` for it. `unreadable`: it is named and does not say for whom it asks. */
export type ProxyFault = 'unnamed' | 'unreadable';

/** Notices a proxy behind which nobody can tell one visitor from another. */
export interface ProxyWatch {
  notice(peer: string | undefined, headers: Forwarding): void;
  /** What was wrong with one since the start; undefined while all is well. */
  fault(): ProxyFault | undefined;
}

/**
 * Somebody on the internet may write these headers himself, and programs that look for weak sites do. What comes from
 * one's own network is a proxy at the first request, what comes from elsewhere once it has spoken for so many.
 */
const VISITORS_OF_A_PROXY = 20;
/** So that strangers do not fill the log. */
const MOST_LOGGED = 20;

const WORDS: Record<ProxyFault, string> = {
  unnamed: 'a proxy is not named; all visitors behind it share one limit',
  unreadable:
    'a proxy does not say in X-Forwarded-For for whom it asks; its visitors share one limit',
};

export function watchForProxies(isTrustedProxy: TrustedProxies, log: Log): ProxyWatch {
  const logged = new Set<string>();
  const spokenFor = new Set<string>();
  let fault: ProxyFault | undefined;

  function tell(kind: ProxyFault, address: string): void {
    if (logged.has(address) || logged.size >= MOST_LOGGED) return;
    logged.add(address);
    log.warn({ TRUSTED_PROXY: address }, WORDS[kind]);
  }

  function isSurelyProxy(address: string, headers: Forwarding): boolean {
    if (isPrivate(address)) return true;
    if (spokenFor.size < VISITORS_OF_A_PROXY) {
      spokenFor.add(String(headers['x-forwarded-for'] ?? headers.forwarded).slice(0, 100));
    }
    return spokenFor.size >= VISITORS_OF_A_PROXY;
  }

  return {
    notice(peer, headers) {
      if (!isForwarded(headers)) return;
      const address = (peer ?? '').replace(/^::ffff:/i, '');
      if (isTrustedProxy(address)) {
        if (clientAddress(peer, headers, isTrustedProxy) !== undefined) return;
        tell('unreadable', address);
        fault ??= 'unreadable';
      } else if (address) {
        tell('unnamed', address);
        if (isSurelyProxy(address, headers)) fault = 'unnamed';
      }
    },
    fault: () => fault,
  };
}

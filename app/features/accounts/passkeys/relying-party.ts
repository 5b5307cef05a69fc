/** The site as passkeys know it: a host name, and the address in front of which one may be used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Passkeys belong to a host name and work behind https only, or on the machine itself as `localhost` (WebAuthn, 5.1.2
 * and 13.4.9). Undefined where the site has no such address: a plain http one, or a number instead of a name.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === 'localhost') return { id: hostname, origin };
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return protocol === 'https:' && !isNumber ? { id: hostname, origin } : undefined;
}

import { createContext, useContext } from 'react';

/** The nonce of this document's Content-Security-Policy; undefined in the browser, which does not need it. */
export const Nonce = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(Nonce);
}

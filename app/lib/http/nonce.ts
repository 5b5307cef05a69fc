import { createContext, useContext } from 'react';

/** The nonce of this document's Content-Security-Policy; undefined in the browser, which does not need it. */
export const Nonce = /* @__PURE__ */ createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  // biome-ignore lint/correctness/useHookAtTopLevel: always the same on one side; the browser's copy carries none of it
  return import.meta.env.SSR ? useContext(Nonce) : undefined;
}

import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce of this document's Content-Security-Policy; undefined in the browser, which does not need it. */
export function useNonce(): string | undefined {
  return useContext(FrameworkContext)?.nonce;
}

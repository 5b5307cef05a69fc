import type { Session } from '@supabase/auth-js';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { signInAddress } from '#requests/authorized-fetch.ts';
import { owesFactor } from '../second-factor/second-factor-state.ts';
import { useAuth } from './auth-context.tsx';

/** Shows its children to who is signed in; everybody else goes to the sign-in, also when another tab signs out. */
export function SignedIn({ children }: { children: (session: Session) => ReactNode }) {
  const { session, loading } = useAuth();
  const { pathname, search } = useLocation();
  const isOut = !loading && (!session || owesFactor(session));
  useEffect(() => {
    if (isOut) location.replace(signInAddress(pathname + search));
  }, [isOut, pathname, search]);
  if (!session || isOut) return <p role="status">One moment, please.</p>;
  return children(session);
}

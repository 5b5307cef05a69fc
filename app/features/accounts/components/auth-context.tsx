import type { AuthError, Session, SignOut, User } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { forgetTypedTexts } from '#forms/device/typed-texts.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { authClient, authKey, knownSession, readSession } from '#requests/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { messageOf } from '../client/service-message.ts';
import { type AuthStep, failedNotice } from '../notices.ts';

interface Credentials {
  email: string;
  password: string;
}

/** A refusal is shown as a notice and handed back as well. */
type AuthAnswer = Promise<{ error: AuthError | Error | null }>;

interface Auth {
  user: User | null;
  session: Session | null;
  /** Until the session that this device keeps has been read. */
  loading: boolean;
  signUp(credentials: Credentials): AuthAnswer;
  signIn(credentials: Credentials): AuthAnswer;
  signOut(scope?: SignOut['scope']): AuthAnswer;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth belongs inside an AuthProvider');
  return auth;
}

/** Follows who is signed in on this device, in every tab. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(knownSession);

  useEffect(() => {
    // It tells at once what this device keeps, too.
    const { data } = authClient().onAuthStateChange((event, next) => {
      // Also in another tab, and where the school has ended the session; never where only the line is lost.
      if (event === 'SIGNED_OUT') forgetTypedTexts(deviceSlug());
      setSession(next);
    });
    // Browsers without BroadcastChannel hear of the other tabs this way.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === authKey() || key === null) void readSession().then(setSession);
    };
    addEventListener('storage', onStorage);
    return () => {
      data.subscription.unsubscribe();
      removeEventListener('storage', onStorage);
    };
  }, []);

  const auth = useMemo<Auth>(() => {
    const tell = async (step: AuthStep, call: AuthAnswer): AuthAnswer => {
      const { error } = await call.catch((cause) => ({
        error: cause instanceof Error ? cause : new Error(String(cause)),
      }));
      if (error) notify(failedNotice(step, messageOf(error)));
      return { error };
    };
    return {
      user: session?.user ?? null,
      session: session ?? null,
      loading: session === undefined,
      signUp: (credentials) => tell('Sign up', authClient().signUp(credentials)),
      signIn: (credentials) => tell('Sign in', authClient().signInWithPassword(credentials)),
      signOut: (scope = 'local') => {
        if (scope !== 'others') forgetTypedTexts(deviceSlug());
        return tell('Sign out', authClient().signOut({ scope }));
      },
    };
  }, [session]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

import type { Session, SignOut, User } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { forgetTypedTexts } from '#forms/device/typed-texts.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import {
  askClient,
  followSession,
  knownSession,
  readSession,
} from '#requests/session/auth-client.ts';
import { authKey } from '#requests/session/kept-session.ts';
import { type Notice, notify } from '#ui/notify.ts';
import { messageOf } from '../client/service-message.ts';

interface Credentials {
  email: string;
  password: string;
}

/** A refusal is shown as a notice and handed back as well. */
type AuthAnswer = Promise<{ error: Error | null }>;

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
    const look = () => void readSession().then(setSession, () => undefined);
    look();
    const stop = followSession((event, next) => {
      // Also in another tab, and where the school has ended the session; never where only the line is lost.
      if (event === 'SIGNED_OUT') forgetTypedTexts(deviceSlug());
      setSession(next);
    });
    // Other tabs, for as long as the public client is not here to hear of them.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== authKey() && key !== null) return;
      if (newValue === null) forgetTypedTexts(deviceSlug());
      look();
    };
    addEventListener('storage', onStorage);
    return () => {
      stop();
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
      signUp: (credentials) =>
        tell(
          'Sign up',
          askClient((client) => client.signUp(credentials)),
        ),
      signIn: (credentials) =>
        tell(
          'Sign in',
          askClient((client) => client.signInWithPassword(credentials)),
        ),
      signOut: (scope = 'local') => {
        if (scope !== 'others') forgetTypedTexts(deviceSlug());
        return tell(
          'Sign out',
          askClient(async (client) => {
            const answer = await client.signOut({ scope });
            // Another tab can hear of it before the answer is here, and leads this one to the sign-in meanwhile.
            return answer.error && !(await readSession()) ? { error: null } : answer;
          }),
        );
      },
    };
  }, [session]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Specification, section 8. */
const SOMETHING_WENT_WRONG = 'Something went wrong';

type AuthStep = 'Sign up' | 'Sign in' | 'Sign out';

/** The service's message, or the words for when there is none. */
function failedNotice(step: AuthStep, message: string | undefined): Notice {
  return { title: `${step} Failed`, text: message || SOMETHING_WENT_WRONG, isDestructive: true };
}

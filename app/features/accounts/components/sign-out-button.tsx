import { useAuth } from './auth-context.tsx';

/** Ends the session of this device; whoever was looking at a screen for one person is led to the sign-in. */
export function SignOutButton() {
  const { signOut } = useAuth();
  return (
    <button type="button" className="btn line" onClick={() => signOut()}>
      Sign out
    </button>
  );
}

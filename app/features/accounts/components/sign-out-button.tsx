import { useAuth } from './auth-context.tsx';

/**
 * Ends the session of this device; whoever was looking at a screen for one person is led to the sign-in. `leadsTo`: from
 * a screen that is for nobody in particular.
 */
export function SignOutButton({ leadsTo }: { leadsTo?: string }) {
  const { signOut } = useAuth();
  async function leave() {
    const { error } = await signOut();
    if (leadsTo && !error) location.assign(leadsTo);
  }
  return (
    <button type="button" className="btn line needs-script" onClick={leave}>
      Sign out
    </button>
  );
}

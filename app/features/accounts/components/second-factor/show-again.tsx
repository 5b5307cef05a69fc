import type { Session } from '@supabase/auth-js';
import { hasFactor } from '../../second-factor/second-factor-state.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { ShowFactor } from './show-factor.tsx';

/** Somebody who signed in some time ago shows again who is there: by the second factor, or the password without one. */
export function ShowAgain({ user, onDone }: Pick<Session, 'user'> & { onDone(): void }) {
  if (!hasFactor(user)) return <ConfirmPassword email={user.email ?? ''} onDone={onDone} />;
  return (
    <>
      <p>You signed in some time ago. Please show once more that it is you.</p>
      <ShowFactor user={user} button="Go on" onDone={onDone} />
    </>
  );
}

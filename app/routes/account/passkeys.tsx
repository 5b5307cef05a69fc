import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { homeOf } from '#features/accounts/client/home-of.ts';
import { ChangePage } from '#features/accounts/components/change-page.tsx';
import { Passkeys } from '#features/accounts/components/passkeys/passkeys.tsx';

const title = 'Passkeys';
export const meta = titled(title);

export default function PasskeysScreen() {
  const [search] = useSearchParams();
  return (
    <ChangePage title={title}>
      {({ user }) =>
        homeOf(user) === '/staff' ? (
          <Passkeys user={user} next={search.get('next')} />
        ) : (
          <p>Passkeys are for the school’s staff. Your account works without one.</p>
        )
      }
    </ChangePage>
  );
}

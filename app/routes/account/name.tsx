import { titled } from '#app/shell/private/private-meta.ts';
import { homeOf } from '#features/accounts/client/home-of.ts';
import { ChangeNameForm } from '#features/accounts/components/change-name-form.tsx';
import { ChangePage } from '#features/accounts/components/change-page.tsx';

const title = 'Change your name';
export const meta = titled(title);

export default function Name() {
  return (
    <ChangePage title={title}>
      {({ user }) =>
        homeOf(user) === '/staff' ? (
          <ChangeNameForm user={user} />
        ) : (
          <p>Only the school’s staff give a name here. You do not need one.</p>
        )
      }
    </ChangePage>
  );
}

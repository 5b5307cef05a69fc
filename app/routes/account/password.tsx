import { titled } from '#app/shell/private/private-meta.ts';
import { ChangePage } from '#features/accounts/components/change-page.tsx';
import { ChangePasswordForm } from '#features/accounts/components/change-password-form.tsx';

const title = 'Change password';
export const meta = titled(title);

export default function Password() {
  return <ChangePage title={title}>{({ user }) => <ChangePasswordForm user={user} />}</ChangePage>;
}

import { titled } from '#app/shell/private/private-meta.ts';
import { ChangeEmailForm } from '#features/accounts/components/change-email-form.tsx';
import { ChangePage } from '#features/accounts/components/change-page.tsx';

const title = 'Change email address';
export const meta = titled(title);

export default function Email() {
  return <ChangePage title={title}>{({ user }) => <ChangeEmailForm user={user} />}</ChangePage>;
}

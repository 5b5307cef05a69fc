import { titled } from '#app/shell/private/private-meta.ts';
import { ChangePage } from '#features/accounts/components/change-page.tsx';
import { OwnSessions } from '#features/accounts/components/own-sessions.tsx';

const title = 'Where you are signed in';
export const meta = titled(title);

export default function Devices() {
  return <ChangePage title={title}>{() => <OwnSessions />}</ChangePage>;
}

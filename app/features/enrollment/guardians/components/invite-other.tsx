import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { invitationAt } from '../guardian-at.ts';

/** Lets the other parent or guardian follow the application too; neither learns the other's address. */
export function InviteOther() {
  const change = useServerChange(invitationAt);
  return (
    <AskToSend
      trigger="Invite the other parent or guardian"
      triggerClass="btn line"
      title="Invite the other parent or guardian?"
      confirm="Yes, send the mail"
      change={change}
      body={{}}
      said={{ title: 'Invited', text: 'The mail goes to the address that the school has.' }}
    >
      <p>
        They get a mail at the address that the school has. If the school has not confirmed this
        address yet, the mail asks them to call for their access code. You do not see their address,
        and they do not see yours.
      </p>
    </AskToSend>
  );
}

import { AskFirst } from '#requests/ask-first.tsx';
import { useServerChange } from '#requests/use-server-change.ts';

/** Lets the other parent or guardian follow the application too; neither learns the other's address. */
export function InviteOther() {
  const { send, isBusy, refusal } = useServerChange();
  return (
    <AskFirst
      trigger="Invite the other parent or guardian"
      triggerClass="btn line"
      title="Invite the other parent or guardian?"
      confirm="Yes, send the mail"
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(_form, close) => {
        const text = 'The mail goes to the address that the school has.';
        send({ call: 'invitation', body: {} }, { title: 'Invited', text }, close);
      }}
    >
      <p>
        They get a mail at the address that the school has. If the school has not confirmed this
        address yet, the mail asks them to call for their access code. You do not see their address,
        and they do not see yours.
      </p>
    </AskFirst>
  );
}

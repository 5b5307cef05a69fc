import type { Follower } from '#features/enrollment/guardians/portal-access/end-portal-access.server.ts';
import { waysToIdentify } from '#features/enrollment/guardians/portal-access/identified.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';

/** For a guardian who has lost phone and recovery codes. Asks first how the office knows who it is. */
export function ResetGuardianFactor({
  follower: { accountId, email },
  change: { send, isBusy, refusal },
}: {
  follower: Follower;
  change: ServerChange;
}) {
  function reset(form: FormData, close: () => void) {
    const body = { accountId, identified: form.get('identified') };
    const text = `${email} signs in with the password alone, and got a mail about it.`;
    send({ call: 'reset-second-factor', body }, { title: 'Second factor off', text }, close);
  }
  return (
    <AskFirst
      trigger={
        <>
          Reset second factor<span className="vh"> of {email}</span>
        </>
      }
      triggerClass="btn sm line"
      title={`Reset the second factor of ${email}?`}
      confirm="Reset second factor"
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={reset}
    >
      <p>
        For a guardian who has lost the phone and the recovery codes. The person who calls may be
        somebody else: check first. A call or a mail that comes in is not enough.
      </p>
      <fieldset className="role-choice">
        <legend>How do you know who it is?</legend>
        {Object.entries(waysToIdentify).map(([way, words]) => (
          <label key={way}>
            <input type="radio" name="identified" value={way} required />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
    </AskFirst>
  );
}

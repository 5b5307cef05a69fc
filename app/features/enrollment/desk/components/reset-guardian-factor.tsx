import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { ChooseOne } from '#ui/fields/choose-one.tsx';
import { identifiedBy } from '../../guardians/portal-access/identified.ts';
import type { Follower } from '../../guardians/portal-access/list-followers.server.ts';
import type { ApplicationChange } from '../desk-at.ts';

/** For a guardian who has lost phone and recovery codes. Asks first how the office knows who it is. */
export function ResetGuardianFactor({
  follower: { accountId, email },
  change,
}: {
  follower: Follower;
  change: ServerChange<ApplicationChange>;
}) {
  return (
    <AskToSend
      trigger="Reset second factor"
      triggerAbout={` of ${email}`}
      triggerClass="btn sm line"
      title={`Reset the second factor of ${email}?`}
      confirm="Reset second factor"
      change={change}
      body={(typed) => ({
        change: 'resetFactor',
        accountId,
        identified: typed.get('identified') as keyof typeof identifiedBy,
      })}
      said={{
        title: 'Second factor off',
        text: `${email} signs in with the password alone, and got a mail about it.`,
      }}
    >
      <p>
        For a guardian who has lost the phone and the recovery codes. The person who calls may be
        somebody else: check first. A call or a mail that comes in is not enough.
      </p>
      <ChooseOne legend="How do you know who it is?" name="identified" of={identifiedBy} />
    </AskToSend>
  );
}

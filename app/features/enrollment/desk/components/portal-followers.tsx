import { shortInstant } from '#lib/dates/short-instant.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { ChooseOne } from '#ui/fields/choose-one.tsx';
import { Fold } from '#ui/fold.tsx';
import { SayMayKnow } from '../../barred/components/say-may-know.tsx';
import { identifiedBy } from '../../guardians/portal-access/identified.ts';
import type { Follower } from '../../guardians/portal-access/list-followers.server.ts';
import { type ApplicationChange, applicationChangesAt } from '../desk-at.ts';

interface PortalFollowersProps {
  reference: string;
  followers: Follower[];
}

/** Who sees the application in the portal, and the end of that: families part. */
export function PortalFollowers({ reference, followers }: PortalFollowersProps) {
  const change = useServerChange(applicationChangesAt);
  if (followers.length === 0) return null;
  return (
    <Fold
      id="followers-title"
      title="In the portal now"
      note={followers.map(({ email }) => email).join(', ')}
    >
      <ul className="notes">
        {followers.map((follower) => (
          <li key={follower.accountId}>
            <p>
              {follower.email}{' '}
              <span className="small muted">since {shortInstant(follower.since, new Date())}</span>
            </p>
            <SayMayKnow
              reference={reference}
              person={{
                who: { is: 'account', accountId: follower.accountId },
                name: follower.email,
              }}
              trigger="End access"
              chosen="nothing"
              change={change}
            />
            {follower.hasSecondFactor && (
              <>
                {' '}
                <ResetGuardianFactor follower={follower} change={change} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** For a guardian who has lost phone and recovery codes. Asks first how the office knows who it is. */
function ResetGuardianFactor({
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

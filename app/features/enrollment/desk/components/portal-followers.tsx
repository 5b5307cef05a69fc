import { shortInstant } from '#lib/dates/short-instant.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { SayMayKnow } from '../../barred/components/say-may-know.tsx';
import type { Follower } from '../../guardians/portal-access/list-followers.server.ts';
import { applicationChangesAt } from '../desk-at.ts';
import { ResetGuardianFactor } from './reset-guardian-factor.tsx';

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

import type { Follower } from '#features/enrollment/guardians/portal-access/end-portal-access.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { ResetGuardianFactor } from './reset-guardian-factor.tsx';

/** Who sees the application in the portal, and the end of that: families part. */
export function PortalFollowers({ followers }: { followers: Follower[] }) {
  const change = useServerChange();
  if (followers.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="followers-title">
      <h2 id="followers-title">In the portal now</h2>
      <ul className="notes">
        {followers.map((follower) => (
          <li key={follower.accountId}>
            <p>
              {follower.email}{' '}
              <span className="small muted">since {instantInWords(new Date(follower.since))}</span>
            </p>
            <AskToSend
              trigger="End access"
              triggerAbout={` of ${follower.email}`}
              triggerClass="btn sm line"
              title={`End the access of ${follower.email}?`}
              confirm="End access"
              change={change}
              body={{ call: 'ended-access', body: { accountId: follower.accountId } }}
              said={{
                title: 'Access ended',
                text: `${follower.email} sees this application no longer.`,
              }}
            >
              <p>
                This account sees the application in the portal no longer, and access codes that
                nobody has used yet stop working. A new code opens it again.
              </p>
            </AskToSend>
            {follower.hasSecondFactor && (
              <>
                {' '}
                <ResetGuardianFactor follower={follower} change={change} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { roleNames } from '#desk/roles.ts';
import { WorkOfThoseWhoLeft } from '#features/people/components/work-of-those-who-left.tsx';
import { workInWords } from '#features/people/components/work-receivers.tsx';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { peopleAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/people.ts';
import { InviteColleague } from './parts/people/invite-colleague.tsx';
import { PersonChanges } from './parts/people/person-changes.tsx';

const API = '/api/staff/people';

export const clientLoader = loadFrom(peopleAt);
export const clientAction = changeAt(API);
export const meta = titled('Staff');

export default function People({ loaderData: { people, left, own } }: Route.ComponentProps) {
  const now = new Date();
  const change = useServerChange();
  return (
    <DeskPage
      title="Staff"
      action={
        <Link className="btn line" to="/staff/people/record">
          Who did what
        </Link>
      }
    >
      <InviteColleague />
      <section aria-labelledby="people">
        <h2 id="people">At the desk now</h2>
        <ul className="people">
          {people.map((person) => (
            <li key={person.accountId} className="panel">
              <h3>
                {person.name ?? person.email}
                {person.accountId === own && ' (you)'}
              </h3>
              {person.name && <p className="small">{person.email}</p>}
              <p>{person.roles.map((role) => roleNames[role]).join(', ')}</p>
              {person.work.length > 0 && (
                <p>Looks after {person.work.map(workInWords).join(' and ')}</p>
              )}
              <p className="small muted">
                {person.isInvited
                  ? `Invited: ${writtenInstant(person.since, now)}. Nothing opens before the link in the mail is used`
                  : person.lastSignInAt
                    ? `Signed in last: ${writtenInstant(person.lastSignInAt, now)}`
                    : 'Has not signed in yet'}
                {' · '}
                {person.hasSecondFactor ? 'second factor on' : 'no second factor'}
              </p>
              <PersonChanges
                people={people}
                person={person}
                isOwn={person.accountId === own}
                change={change}
              />
            </li>
          ))}
        </ul>
      </section>
      <WorkOfThoseWhoLeft left={left} people={people} own={own} />
    </DeskPage>
  );
}

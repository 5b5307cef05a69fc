import { useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { PeopleTable } from '#features/people/components/people-table.tsx';
import { WorkOfThoseWhoLeft } from '#features/people/components/work-of-those-who-left.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { peopleAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/people.ts';
import { InviteColleague } from './invite-colleague.tsx';
import { PersonChanges } from './person-changes.tsx';

export const clientLoader = loadFrom(peopleAt);
export const clientAction = makeChange;
export const meta = titled('Staff');

export default function People({ loaderData: { people, left, own } }: Route.ComponentProps) {
  const change = useServerChange(peopleAt);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <DeskPage
      title="Staff"
      action={
        <div className="row">
          <button
            type="button"
            className="btn"
            aria-expanded={isInviting}
            onClick={() => setIsInviting(!isInviting)}
          >
            Invite a colleague
          </button>
          <Link className="btn line" to="/staff/people/record">
            Who did what
          </Link>
        </div>
      }
    >
      {isInviting && <InviteColleague />}
      <section aria-labelledby="people">
        <h2 id="people" className="visually-hidden">
          At the desk now
        </h2>
        <PeopleTable
          people={people}
          own={own}
          changes={(person) => (
            <PersonChanges
              people={people}
              person={person}
              isOwn={person.accountId === own}
              change={change}
            />
          )}
        />
      </section>
      <WorkOfThoseWhoLeft left={left} people={people} own={own} change={change} />
    </DeskPage>
  );
}

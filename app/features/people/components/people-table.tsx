import type { ReactNode } from 'react';
import { roleNames } from '#desk/roles.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import type { StaffPerson } from '../list-people.server.ts';
import { workInWords } from './work-receivers.tsx';

interface PeopleTableProps {
  people: readonly StaffPerson[];
  own: string;
  /** What can be changed about somebody, an `<li>` each. */
  changes(person: StaffPerson): ReactNode;
}

/** Who works at the desk: a line each, with what can be changed behind one word. */
export function PeopleTable({ people, own, changes }: PeopleTableProps) {
  const now = new Date();
  return (
    <table className="people">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Roles</th>
          <th scope="col">Last here</th>
          <th scope="col">Second factor</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.accountId}>
            <th scope="row">
              {person.name ?? person.email}
              {person.accountId === own && ' (you)'}
              {person.name && <small>{person.email}</small>}
            </th>
            <td>
              {person.roles.map((role) => roleNames[role]).join(', ')}
              {person.work.length > 0 && (
                <small>Looks after {person.work.map(workInWords).join(' and ')}</small>
              )}
            </td>
            <td data-label="Last here">{lastHere(person, now)}</td>
            <td data-label="Second factor">
              <span aria-hidden="true">{person.hasSecondFactor ? '●' : '○'}</span>{' '}
              {person.hasSecondFactor ? 'on' : 'off'}
            </td>
            <td className="more-of-person">
              <MoreMenu
                label={
                  <>
                    Change<span className="visually-hidden"> {person.name ?? person.email}</span>
                  </>
                }
              >
                {changes(person)}
              </MoreMenu>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lastHere({ isInvited, since, lastSignInAt }: StaffPerson, now: Date): ReactNode {
  if (!isInvited) return lastSignInAt ? shortInstant(lastSignInAt, now) : 'Has not signed in yet';
  return (
    <>
      Invited: {shortInstant(since, now)}
      <small>Nothing opens before the link in the mail is used</small>
    </>
  );
}

import { Link } from 'react-router';
import { ChildAndStatus } from '#desk/family/child-and-status.tsx';
import { PeopleToCall } from '#desk/family/people-to-call.tsx';
import { deskRooms } from '#desk/rooms.ts';
import type { MessageRecord } from '../messages-at.ts';

/** Who has written, with the children of the family and where each stands. */
export function WhoWrites({ record }: { record: MessageRecord }) {
  const { reference, name, phone, enteredBy, writer } = record;
  const { isOfFamily, children: listed } = writer;
  return (
    <section aria-labelledby="who-writes">
      <div className="ruled">
        <h2 id="who-writes">{enteredBy ? 'Who called' : 'Who writes'}</h2>
        <Link to={`${deskRooms.families.path}/${reference}`}>The whole family</Link>
      </div>
      {enteredBy && (
        <PeopleToCall people={[{ name, relationships: [], phones: [phone], emails: [] }]} />
      )}
      {listed.length === 0 && (
        <p className="muted">We know no child of {name || 'this person'} by this message.</p>
      )}
      {listed.length > 0 && !isOfFamily && (
        <p className="small">
          {enteredBy ? 'The number or the address' : 'The address'} stands in the form of{' '}
          {listed.length === 1 ? 'this child' : 'these children'}. Anybody can{' '}
          {enteredBy ? 'say a number' : 'type an address'}: tell nothing about a child before you
          know who it is.
        </p>
      )}
      <ul className="bare writer-children">
        {listed.map((child) => (
          <li key={child.reference}>
            <ChildAndStatus child={child} />
            <span className="small muted">{child.grade}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

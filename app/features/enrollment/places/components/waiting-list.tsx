import { Link } from 'react-router';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { shortGrade } from '../../grade-levels.ts';
import { waitingGroups } from '../criteria.ts';
import type { GradePlaces } from '../list-places.server.ts';
import { freePlaces, placesLeft } from '../places.ts';
import { orderInWords } from './order-in-words.ts';
import { OrderTable } from './order-table.tsx';

/** Who waits for a place in one grade, in their order, with what decides it. */
export function WaitingList({ entry }: { entry: GradePlaces }) {
  const { grade, waiting, criteria, order } = entry;
  const hasGroups = criteria.groups.length > 0;
  const isByDay = order === 'criteria' && criteria.within === 'day';
  const left = Math.max(0, placesLeft(entry) ?? 0);
  return (
    <section id="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="ruled">
        {unbroken(shortGrade(grade))}: {waiting.length} {waiting.length === 1 ? 'waits' : 'wait'},{' '}
        {freePlaces(left)}
      </h2>
      <p className="small muted">
        {orderInWords(criteria, order)}
        {order === 'criteria' && ' Open a child to confirm its group or to put its day right.'}
        {order === 'toDraw' && hasGroups && ' Open a child to confirm its group.'}
      </p>
      <OrderTable
        caption={`The waiting list of ${shortGrade(grade)}`}
        columns={[...(hasGroups ? ['Group'] : []), ...(isByDay ? ['Applied on'] : [])]}
      >
        {waiting.map((one, index) => (
          <tr key={one.reference}>
            <td className="place">{index + 1}</td>
            <th scope="row">
              <Link to={`/staff/enrollment-applications/${one.reference}`} dir="auto">
                {one.applicant}
              </Link>
              {index < left && <b className="small next">is next</b>}
            </th>
            {hasGroups && <td data-label="Group">{waitingGroups[one.group]}</td>}
            {isByDay && <td data-label="Applied on">{dayMonthYear(one.appliedOn)}</td>}
          </tr>
        ))}
      </OrderTable>
    </section>
  );
}

import { Link } from 'react-router';
import { gradeName } from '#features/content/grades.ts';
import { enrollmentStatuses } from '../../../enrollment-status.ts';
import { OrderTable } from '../../../places/components/order-table.tsx';
import { waitingGroups } from '../../../places/criteria.ts';
import type { RoundAtDesk } from '../show-round.server.ts';

interface DrawnOrderProps {
  year: string;
  order: NonNullable<RoundAtDesk['order']>;
  places: RoundAtDesk['places'];
}

/** The children of one grade in the order of the draw, with a line under the last place. */
export function DrawnOrder({ year, order, places }: DrawnOrderProps) {
  const { grade, children } = order;
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="ruled">
        The order for {gradeName(grade)}
      </h2>
      <nav className="row" aria-label="Grades">
        {places.map((one) => (
          <Link
            key={one.grade}
            to={`?year=${year}&grade=${one.grade}`}
            aria-current={one.grade === grade ? 'page' : undefined}
            preventScrollReset
          >
            {gradeName(one.grade)}
          </Link>
        ))}
      </nav>
      <OrderTable
        caption={`The order of ${gradeName(grade)}`}
        columns={['Group', 'Ticket', 'Status']}
      >
        {children.map((one, at) => (
          <tr key={one.reference} data-last-place={at + 1 === order.places || undefined}>
            <td className="place">{at + 1}</td>
            <th scope="row">
              <Link to={`/staff/enrollment-applications/${one.reference}`} dir="auto">
                {one.child}
              </Link>
              {one.isLate && <b className="small next">came after the draw</b>}
            </th>
            <td data-label="Group">{waitingGroups[one.group]}</td>
            <td data-label="Ticket">{one.ticket}</td>
            <td data-label="Status">{enrollmentStatuses[one.status].name}</td>
          </tr>
        ))}
      </OrderTable>
      <p className="small muted">
        {order.places === 1 ? '1 place is' : `${order.places} places are`} given by this order.
        Twins have one ticket and stand side by side. Who gets a place, or takes the form back,
        keeps the number.
      </p>
    </section>
  );
}

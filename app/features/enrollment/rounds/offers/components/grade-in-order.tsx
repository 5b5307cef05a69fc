import { Link } from 'react-router';
import { gradeName } from '#features/content/grades.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { enrollmentStatuses } from '../../../enrollment-status.ts';
import { OrderTable } from '../../../places/components/order-table.tsx';
import { waitingGroups } from '../../../places/criteria.ts';
import { outcomeWords } from '../offer-letters.ts';
import type { Outcome, PlannedOffers } from '../plan-offers.ts';
import type { GradeToTell } from '../show-offers.server.ts';
import { fieldsOf, lastToWaitField, type TypedOffers } from '../typed-offers.ts';

interface GradeInOrderProps {
  grade: GradeToTell;
  planned: PlannedOffers;
  typed: TypedOffers;
  errorOf(name: string): string | undefined;
}

/** The drawn order of one grade: who gets a place, who waits at which number, and whom the office takes out. */
export function GradeInOrder({ grade: shown, planned, typed, errorOf }: GradeInOrderProps) {
  const { grade, places, children } = shown;
  const name = gradeName(grade);
  const lastPlaced = children.findLastIndex(
    ({ reference, stands }) => stands === 'hasPlace' || planned.outcomes.get(reference) === 'place',
  );
  return (
    <section aria-labelledby={`order-${grade}`}>
      <h2 id={`order-${grade}`} className="ruled">
        {name}: {places === 1 ? '1 place' : `${places} places`} by the draw
      </h2>
      <Hints planned={planned} />
      <OrderTable
        caption={`What is told in ${name}`}
        columns={['Ticket', 'What is told']}
        className="offers"
      >
        {children.map((child, at) => (
          <ChildInOrder
            key={child.reference}
            child={child}
            position={at + 1}
            outcome={planned.outcomes.get(child.reference)}
            isByHand={typed.byHand.some(({ reference }) => reference === child.reference)}
            isLastPlace={at === lastPlaced}
            errorOf={errorOf}
          />
        ))}
      </OrderTable>
      <InputField
        id={lastToWaitField(grade)}
        label={`${name}: the waiting list ends at number`}
        hint="Leave it empty if every child without a place waits. Who stands behind this number gets the letter “No place”."
        isOptional
        inputMode="numeric"
        autoComplete="off"
        error={errorOf(grade)}
      />
    </section>
  );
}

function Hints({ planned: { left, more, waitForTwo } }: Pick<GradeInOrderProps, 'planned'>) {
  if (waitForTwo.length > 0) {
    return (
      <p className="note">
        {left === 1 ? '1 place is left' : `${left} places are left`}, and the next{' '}
        {waitForTwo.length} children share a ticket. By the rule of this round they wait until there
        are enough places for all of them. Nobody behind them gets that place.
      </p>
    );
  }
  if (more > 0) {
    return (
      <p className="note">
        Two who share a ticket come to the last place. By the rule of this round one place more is
        given.
      </p>
    );
  }
  if (left === 0) return null;
  return (
    <p className="note">
      {left === 1 ? '1 place is' : `${left} places are`} left: no other child is in this order.
    </p>
  );
}

interface ChildInOrderProps {
  child: GradeToTell['children'][number];
  /** In the list, from 1. */
  position: number;
  /** Undefined of a child about which something is decided already. */
  outcome: Outcome | undefined;
  isByHand: boolean;
  /** Whether the places end with it. */
  isLastPlace: boolean;
  errorOf(name: string): string | undefined;
}

/** One child of the order, and what the office decides otherwise, with its reason. */
function ChildInOrder({ child, position, outcome, isByHand, ...row }: ChildInOrderProps) {
  const { reference, status, group, isLate } = child;
  const fields = fieldsOf(reference);
  return (
    <tr data-last-place={row.isLastPlace || undefined}>
      <td className="place">{position}</td>
      <th scope="row">
        <Link to={`/staff/enrollment-applications/${reference}`} dir="auto">
          {child.child}
        </Link>
        <small className="muted">
          {waitingGroups[group]}
          {isLate && ', came after the draw'}
        </small>
      </th>
      <td data-label="Ticket">{child.ticket}</td>
      <td data-label="What is told">
        {outcome ? (
          <>
            <select
              name={fields.outcome}
              aria-label={`What is told of ${child.child}`}
              defaultValue=""
              data-kept
            >
              <option value="">{isByHand ? 'By the order' : outcomeWords[outcome].short}</option>
              <option value="waits">Take out of the order: waits</option>
              <option value="none">Take out of the order: no place</option>
            </select>
            <div hidden={!isByHand}>
              <InputField
                id={fields.why}
                label={`Why ${child.firstName} is taken out`}
                hint="Only admissions read it."
                autoComplete="off"
                error={row.errorOf(fields.why)}
              />
            </div>
          </>
        ) : (
          `Decided: ${enrollmentStatuses[status].name}`
        )}
      </td>
    </tr>
  );
}

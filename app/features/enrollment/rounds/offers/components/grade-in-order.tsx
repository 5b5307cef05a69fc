import { gradeName } from '#features/content/grades.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { OrderTable } from '../../../places/components/order-table.tsx';
import type { PlannedOffers } from '../plan-offers.ts';
import type { GradeToTell } from '../show-offers.server.ts';
import { lastToWaitField, type TypedOffers } from '../typed-offers.ts';
import { ChildInOrder } from './child-in-order.tsx';

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

import { Link } from 'react-router';
import { InputField } from '#ui/fields/input-field.tsx';
import { enrollmentStatuses } from '../../../enrollment-status.ts';
import { waitingGroups } from '../../../places/criteria.ts';
import { outcomeWords } from '../offer-letters.ts';
import type { Outcome } from '../plan-offers.ts';
import type { GradeToTell } from '../show-offers.server.ts';
import { fieldsOf } from '../typed-offers.ts';

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
export function ChildInOrder({ child, position, outcome, isByHand, ...row }: ChildInOrderProps) {
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

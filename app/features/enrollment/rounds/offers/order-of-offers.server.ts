import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { Grade } from '#features/content/grades.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { groupOf, type WaitingGroup } from '../../places/criteria.ts';
import { inWaitingOrder } from '../../places/waiting-order.ts';
import { undecided, waitsForPlace } from '../../status/status-sets.ts';
import { placesOfDraw } from '../check/round-page.ts';
import { listDrawnForms } from '../children-of-draw.server.ts';
import { oncePerChild } from '../freeze-list.server.ts';
import type { Round } from '../rounds.server.ts';
import type { ChildInOrder } from './plan-offers.ts';
import '../../tables.server.ts';

/** A child of a drawn round as the office decides about it. */
interface ChildOfOffers extends ChildInOrder {
  child: string;
  firstName: string;
  group: WaitingGroup;
  /** As its family reads it: of two with one ticket the first. */
  number: number;
  isLate: boolean;
  status: EnrollmentStatus;
  version: number;
}

export interface OrderOfGrade {
  grade: Grade;
  /** So many the draw gives; those that are kept are the head's. */
  places: number;
  children: ChildOfOffers[];
}

/** The children of each grade of a drawn round, in its order, each once, with what stands of them today. */
export async function listOrders(read: ReadStore, round: Round): Promise<OrderOfGrade[]> {
  const forms = await listDrawnForms(read, round);
  const rows = new Map((await rowsOf(read, round.year)).map((row) => [row.reference, row]));
  const byHand = await listHeldByHand(read, round);
  return round.places.map(({ grade, ...counted }) => {
    const inOrder = inWaitingOrder(
      oncePerChild(
        forms.filter((form) => form.grade_level === grade),
        round.criteria,
      ),
    );
    const children = inOrder.flatMap((form): ChildOfOffers[] => {
      const row = rows.get(form.reference);
      if (!row) return [];
      const { status, version } = row;
      const first = inOrder.findIndex(({ ticket }) => ticket === form.ticket);
      return [
        {
          reference: form.reference,
          ticket: form.ticket,
          stands: standsOf(status, byHand.has(form.reference)),
          child: `${form.student_first_name} ${form.student_last_name}`,
          firstName: form.student_first_name,
          group: groupOf(form, round.criteria),
          number: first + 1,
          isLate: form.drawn.isLate,
          status,
          version,
        },
      ];
    });
    return { grade, places: placesOfDraw(counted), children };
  });
}

function standsOf(status: EnrollmentStatus, isHeldByHand: boolean): ChildInOrder['stands'] {
  if (enrollmentStatuses[status].holdsPlace) return 'hasPlace';
  const isOpen = [...undecided, ...waitsForPlace].includes(status);
  return isOpen && !isHeldByHand ? 'toDecide' : 'decided';
}

function rowsOf(read: ReadStore, year: string) {
  return read
    .selectFrom('enrollment_applications')
    .select(['reference', 'status', 'version'])
    .where('enrollment_year', '=', year)
    .execute();
}

/** Of whom the office has decided at its record what is told at the release. */
async function listHeldByHand(read: ReadStore, round: Round): Promise<Set<string>> {
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select('application.reference')
    .where('application.enrollment_year', '=', round.year)
    .where('reached.tell_at', '=', round.releaseAt)
    .$if(round.offersAt !== null, (query) =>
      query.where('reached.reached_at', '!=', round.offersAt ?? ''),
    )
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

import type { RoomServices } from '#desk/define-room.server.ts';
import { gradeLevels } from '../../grade-levels.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { compareStanding } from '../../places/waiting-order.ts';
import { withDrawn } from '../../rounds/drawn-order.server.ts';
import { waitsForPlace } from '../../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';

/** The columns that each order asks about. */
const namesOfChild = ['student_last_name', 'student_first_name'] as const;
const standing = [
  ...(['submitted_at', 'status', 'grade_level', 'enrollment_year'] as const),
  ...(['waits_as', 'applied_on', 'lot'] as const),
];

type Sortable<Column extends keyof EnrollmentApplicationRow> = Pick<
  EnrollmentApplicationRow,
  Column | 'id' | 'reference'
> & { at: string };

const byName = new Intl.Collator('en');

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

const byTime = (one: Sortable<never>, other: Sortable<never>) =>
  compare(one.at, other.at) || compare(one.reference, other.reference);

/** The orders that only the list of applications has. */
export const applicationOrders = {
  name: {
    columns: namesOfChild,
    of: async () => (one: Sortable<(typeof namesOfChild)[number]>, other: typeof one) =>
      byName.compare(one.student_last_name, other.student_last_name) ||
      byName.compare(one.student_first_name, other.student_first_name) ||
      byTime(other, one),
  },
  waiting: { columns: standing, of: asTheyWait },
};

/** Year by year and grade by grade as the waiting list stands; behind them whoever waits for no place. */
async function asTheyWait(
  rows: readonly Sortable<(typeof standing)[number]>[],
  { store: { read }, content }: RoomServices,
) {
  type Row = (typeof rows)[number];
  const criteria = criteriaOf(content.enrollment);
  const ranked = await withDrawn(read, rows, criteria);
  const known = new Map(ranked.map((one) => [one.reference, one]));
  const rankOf = (row: Row) =>
    known.get(row.reference) ?? { ...row, criteria, isOfRound: false, drawn: undefined };
  const gradeOf = ({ grade_level }: Row) => Object.keys(gradeLevels).indexOf(grade_level);
  const isOut = ({ status }: Row) => Number(!waitsForPlace.includes(status));
  return (one: Row, other: Row) =>
    compare(one.enrollment_year, other.enrollment_year) ||
    gradeOf(one) - gradeOf(other) ||
    isOut(one) - isOut(other) ||
    (isOut(one) ? byTime(one, other) : compareStanding(rankOf(one), rankOf(other)));
}

import type { Cases } from '#desk/cases/case-list.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { waitingForFamily } from '../../requests/list-requests.server.ts';

/** The lines of a page of the list. */
export async function readRows(page: Cases<'enrollment_applications'>, read: ReadStore) {
  const rows = await page
    .select(['id', 'reference', 'student_first_name', 'student_last_name', 'grade_level'])
    .select(['enrollment_year', 'submitted_at', 'status', 'first_seen_at', 'version'])
    .select(({ selectFrom }) =>
      selectFrom('accounts')
        .select('email')
        .whereRef('accounts.id', '=', 'enrollment_applications.assigned_to')
        .as('email'),
    )
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const waiting = await read
    .selectFrom(
      waitingForFamily(read)
        .select(['leading.id', 'request.asked_at'])
        .where('leading.id', 'in', ids)
        .as('waiting'),
    )
    .select(({ fn }) => ['id', fn.min('asked_at').as('since')])
    .groupBy('id')
    .execute();
  const waitsSince = new Map(waiting.map(({ id: of, since }) => [of, since]));
  const references = rows.map(({ reference }) => reference);
  const others = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'same_child_as'])
    .where('same_child_as', 'in', references)
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    applicant: `${row.student_first_name} ${row.student_last_name}`,
    gradeLevel: row.grade_level,
    enrollmentYear: row.enrollment_year,
    submittedAt: row.submitted_at,
    status: row.status,
    /** Address of the member of staff whose work it is. */
    assignedTo: row.email,
    /** Since when the family is asked for something; null when it is not. */
    waitsSince: waitsSince.get(row.id) ?? null,
    isUnopened: row.first_seen_at === null,
    version: row.version,
    /** The other applications of this child, by what the office has said; the list shows this one for them. */
    sameChild: others
      .filter((other) => other.same_child_as === row.reference)
      .map(({ reference }) => reference),
  }));
}

/** A line of the list. */
export type ListItem = Awaited<ReturnType<typeof readRows>>[number];

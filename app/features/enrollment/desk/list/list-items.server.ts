import type { ReadStore } from '#lib/store/store.server.ts';
import { waitingForFamily } from '../../requests/list-requests.server.ts';
import { type Hit, hitColumns } from './hits.server.ts';

/** The lines of a page, in the order of `hits`. */
export async function itemsOf(read: ReadStore, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .leftJoin('accounts', 'accounts.id', 'application.assigned_to')
    .select(hitColumns.map((column) => `application.${column}` as const))
    .select(['application.first_seen_at', 'application.version', 'accounts.email'])
    .where('application.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const waiting = await read
    .selectFrom(
      waitingForFamily()
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
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        reference: row.reference,
        applicant: `${row.student_first_name} ${row.student_last_name}`,
        gradeLevel: row.grade_level,
        enrollmentYear: row.enrollment_year,
        submittedAt: row.submitted_at,
        status: row.status,
        /** Address of the member of staff whose work it is. */
        assignedTo: row.email,
        /** Since when the family is asked for something; null when it is not. */
        waitsSince: waitsSince.get(id) ?? null,
        isUnopened: row.first_seen_at === null,
        version: row.version,
        /** The other applications of this child, by what the office has said; the list shows this one for them. */
        sameChild: others
          .filter((other) => other.same_child_as === row.reference)
          .map(({ reference }) => reference),
      },
    ];
  });
}

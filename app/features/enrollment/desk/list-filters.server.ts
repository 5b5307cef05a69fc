import type { SelectQueryBuilder } from 'kysely';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import type { Tables } from '#lib/store/store.server.ts';
import '../requests/tables.server.ts';
import '../tables.server.ts';
import type { ListQuery } from './desk-list.ts';

/** What the list is asked for, with the references that only another feature knows. */
export interface Narrowing extends ListQuery {
  /** Those under which a photograph of a paper waits for the office. */
  withPhotographs: SelectQueryBuilder<Tables, 'papers', { reference: string }>;
}

type Applications<Selected> = SelectQueryBuilder<Tables, 'enrollment_applications', Selected>;

/** The applications that pass what the list is narrowed to; of two of one child the one that leads. */
export function filtered<Selected>(
  rows: Applications<Selected>,
  query: Narrowing,
): Applications<Selected> {
  const { status, grade, year, since, waits, withPhotographs } = query;
  let passing = rows.where('same_child_as', 'is', null);
  if (status) passing = passing.where('status', '=', status);
  if (grade) passing = passing.where('grade_level', '=', grade);
  if (year) passing = passing.where('enrollment_year', '=', year);
  if (since) passing = passing.where('submitted_at', '>=', startInLusaka(since).toISOString());
  if (waits === 'family') {
    passing = passing.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enrollment_requests')
          .select('id')
          .whereRef('application_id', '=', 'enrollment_applications.id')
          .where('state', '=', 'open'),
      ),
    );
  }
  if (waits === 'papers') {
    passing = passing.where('reference', 'in', ({ selectFrom }) =>
      selectFrom('enrollment_applications as one')
        // The photograph may stand under the other application of the same child.
        .select(({ fn, ref }) =>
          fn.coalesce(ref('one.same_child_as'), ref('one.reference')).as('leading'),
        )
        .where('one.reference', 'in', withPhotographs),
    );
  }
  return passing;
}

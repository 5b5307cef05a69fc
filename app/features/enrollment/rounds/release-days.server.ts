import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { undecided, waitsForPlace } from '../status/status-sets.ts';
import { holdsDecisions, stateOf } from './round.ts';
import { listRounds, type Round } from './rounds.server.ts';
import '../tables.server.ts';

/** The day on which all families of a round get their answer, for each child that is in one, by reference. */
export async function listReleaseDays(
  read: ReadStore,
  now: Date,
  references?: readonly string[],
): Promise<Map<string, PlainDate>> {
  const days = new Map<string, PlainDate>();
  for (const round of await listRounds(read)) {
    if (!holdsDecisions(stateOf(round, now))) continue;
    for (const reference of await listUntold(read, round, references))
      days.set(reference, dayInLusaka(new Date(round.releaseAt)));
  }
  return days;
}

/**
 * The children of a round whose families have no answer yet: all, or of these. Who has been decided about and is told at
 * the release is one of them: what they are told or written until then would else tell them apart.
 */
export async function listUntold(
  read: ReadStore,
  { year, places, releaseAt }: Pick<Round, 'year' | 'places' | 'releaseAt'>,
  references?: readonly string[],
): Promise<string[]> {
  const grades = places.map(({ grade }) => grade);
  const forms = await read
    .selectFrom('enrollment_applications as form')
    .select('form.reference')
    .where('form.enrollment_year', '=', year)
    .where('form.same_child_as', 'is', null)
    .where('form.grade_level', 'in', grades)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('form.status', 'in', [...undecided, ...waitsForPlace]),
        exists(
          selectFrom('case_statuses as held')
            .select('held.number')
            .whereRef('held.reference', '=', 'form.reference')
            .whereRef('held.status', '=', 'form.status')
            .where('held.tell_at', '=', releaseAt),
        ),
      ]),
    )
    .$if(references !== undefined, (query) => query.where('form.reference', 'in', references ?? []))
    .orderBy('form.submitted_at')
    .orderBy('form.reference')
    .execute();
  return forms.map(({ reference }) => reference);
}

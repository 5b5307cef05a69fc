import { expressionBuilder, type SelectQueryBuilder } from 'kysely';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { OpenTurn } from '#desk/cases/turns/open-turns.server.ts';
import { addDays, startInLusaka } from '#lib/dates/plain-date.ts';
import type { Tables } from '#lib/store/store.server.ts';
import type { AnswerWindow } from '../../numbers/answer-groups.ts';
import type { Criteria } from '../../places/criteria.ts';
import { waitingForFamily } from '../../requests/list-requests.server.ts';
import { closedWithoutPlace, undecided } from '../../status/status-sets.ts';
import '../../requests/tables.server.ts';
import '../../tables.server.ts';
import { answeredIn } from './answered-in.server.ts';
import type { ApplicationFilters, ListQuery } from './application-list.ts';

/** Those under which a photograph of a paper waits for the office, as part of a query. */
export type PhotographedReferences = SelectQueryBuilder<Tables, 'papers', { reference: string }>;

/** What the list is asked for, with the references that only another feature knows. */
export interface Narrowing extends ListQuery {
  /** How the school orders its waiting lists. */
  criteria: Criteria;
  withPhotographs: PhotographedReferences;
  /** In which days those were sent and answered that are asked for; left out where none are. */
  answerWindows?: readonly AnswerWindow[];
  /** The ids of those that wait for what no query knows, such as a call; left out where they are not asked for. */
  waitingIds?: readonly string[];
  /** Whose turn it is with each of these, where somebody still works with it. */
  listTurns(references: readonly string[]): Promise<OpenTurn[]>;
}

export type Applications<Selected = object> = SelectQueryBuilder<
  Tables,
  'enrollment_applications',
  Selected
>;

/** The applications that pass what the list is narrowed to; of two of one child the one that leads. */
export function filtered<Selected>(
  rows: Applications<Selected>,
  query: Narrowing,
): Applications<Selected> {
  let passing = inFilters(rows.where('same_child_as', 'is', null), query);
  for (const ids of idsByOthers(query)) passing = passing.where('id', 'in', ids);
  return passing;
}

/** What no index of the list knows: the ids of those that wait for something, came in one way, were answered in a time. */
export function idsByOthers(query: Narrowing) {
  const { waits, by, answered } = query;
  return [
    ...(waits ? [waitingFor(query)] : []),
    ...(by ? [cameBy(query)] : []),
    ...(answered ? [answeredIn(query)] : []),
  ];
}

/** Of one year: along its index, which knows how each came. */
function cameBy({ by, status: _any, ...others }: Narrowing) {
  const { selectFrom } = expressionBuilder<Tables, never>();
  return inFilters(selectFrom('enrollment_applications'), others)
    .select('id')
    .where('same_child_as', 'is', null)
    .where('entered_by', by === 'paper' ? 'is not' : 'is', null);
}

/** The applications of one status, grade, year and time, as far as these are asked for. */
export function inFilters<Selected>(
  rows: Applications<Selected>,
  { status, grade, year, since, until, isUndecided }: ApplicationFilters,
): Applications<Selected> {
  let passing = rows;
  if (status) passing = passing.where('status', '=', status);
  if (grade) passing = passing.where('grade_level', '=', grade);
  if (year) passing = passing.where('enrollment_year', '=', year);
  if (since) passing = passing.where('submitted_at', '>=', startInLusaka(since).toISOString());
  if (until)
    passing = passing.where('submitted_at', '<', startInLusaka(addDays(until, 1)).toISOString());
  if (isUndecided) passing = passing.where('status', 'in', undecided);
  return passing;
}

/** The ids of those that wait for what the list is narrowed to, some of them more than once. */
function waitingFor({ waits, withPhotographs, waitingIds }: Narrowing) {
  if (waits === 'family') return waitingForFamily().select('leading.id');
  const { selectFrom } = expressionBuilder<Tables, never>();
  if (waitingIds)
    return selectFrom('enrollment_applications as leading')
      .select('leading.id')
      .where('leading.id', 'in', [...waitingIds, '']);
  if (waits === 'nextYear')
    return (
      selectFrom('enrollment_applications as leading')
        .innerJoin('case_statuses as reached', isStatusOf('leading'))
        .select('leading.id')
        .where('leading.status', 'in', closedWithoutPlace)
        .where('reached.facts', 'like', '%"considerFor":{%')
        // What a family said before its form was taken over once is done.
        .where(({ not, exists, selectFrom: from }) =>
          not(
            exists(
              from('case_statuses as later')
                .select('later.number')
                .whereRef('later.reference', '=', 'reached.reference')
                .whereRef('later.number', '>', 'reached.number'),
            ),
          ),
        )
    );
  return (
    selectFrom('enrollment_applications as one')
      // The photograph may stand under the other application of the same child.
      .innerJoin('enrollment_applications as leading', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb('leading.reference', '=', fn.coalesce(ref('one.same_child_as'), ref('one.reference'))),
        ),
      )
      .select('leading.id')
      .where('one.reference', 'in', withPhotographs)
  );
}

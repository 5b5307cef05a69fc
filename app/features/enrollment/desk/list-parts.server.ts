import type { Tally } from '#desk/list/tally.ts';
import { isWordOf, recordsWith } from '#lib/search/search-words.server.ts';
import { beginningsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-application.ts';
import { enrollmentStatuses } from '../moves.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import '../requests/tables.server.ts';
import { type ListItem, MOST_COUNTED } from './desk-list.ts';
import { filtered, type Narrowing } from './list-filters.server.ts';

const hitColumns = [
  ...(['id', 'reference', 'submitted_at', 'status', 'grade_level', 'enrollment_year'] as const),
  ...(['student_first_name', 'student_last_name'] as const),
] satisfies (keyof EnrollmentApplicationRow)[];

/** As much of an application as filters and orders ask about. */
export type Hit = Pick<EnrollmentApplicationRow, (typeof hitColumns)[number]>;

/** Looking up each hit of the rarest term for the others stays quick up to here. */
const MOST_TO_COMPARE = 5000;

/** Reading along the time for words ends here, whether a page is full or not. */
const MOST_LOOKED_THROUGH = 3000;

/**
 * The applications that have all the terms, when they are few; undefined when they are so many that reading along
 * the time meets a page of them soon.
 */
export async function findRare(read: ReadStore, terms: string[]): Promise<Hit[] | undefined> {
  if (terms.length === 0) return [];
  const sized = await Promise.all(
    terms.map(async (term) => ({ term, size: await countWords(read, term, MOST_TO_COMPARE + 1) })),
  );
  const [rarest, ...others] = sized.toSorted((one, other) => one.size - other.size);
  if (!rarest || rarest.size > MOST_TO_COMPARE) return undefined;
  if (others.length === 0 && rarest.size > 2 * MOST_COUNTED) return undefined;
  let ids = read
    .selectFrom(recordsWith(read, 'EN', beginningsOf(rarest.term)).as('first'))
    .select('first.record_id')
    .distinct()
    .limit(MOST_COUNTED);
  for (const { term } of others) {
    ids = ids.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words as other')
          .select('other.word')
          .whereRef('other.record_id', '=', 'first.record_id')
          .where(isWordOf(term, 'other.word')),
      ),
    );
  }
  const found = await ids.execute();
  if (found.length === MOST_COUNTED) return undefined;
  if (found.length === 0) return [];
  return read
    .selectFrom('enrollment_applications')
    .select(hitColumns)
    .where('reference', 'in', (those) =>
      those
        .selectFrom('enrollment_applications as one')
        // Found by what stands in the other application of the same child, too.
        .select(({ fn, ref }) =>
          fn.coalesce(ref('one.same_child_as'), ref('one.reference')).as('leading'),
        )
        .where(
          'one.id',
          'in',
          found.map((row) => row.record_id),
        ),
    )
    .execute();
}

async function countWords(read: ReadStore, term: string, most: number): Promise<number> {
  const { count } = await read
    .selectFrom(recordsWith(read, 'EN', beginningsOf(term)).limit(most).as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many there are in each status under the other filters, each counted up to the limit. */
export async function countEach(
  read: ReadStore,
  query: Narrowing,
): Promise<Tally<EnrollmentStatus>> {
  const counted = await Promise.all(
    enrollmentStatuses.map(async (status) => {
      const some = filtered(read.selectFrom('enrollment_applications'), { ...query, status });
      const { count } = await read
        .selectFrom(some.select('status').limit(MOST_COUNTED).as('some'))
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return [status, Number(count)] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/**
 * So many applications that pass the filters and have the terms, in the page's direction; with an `edge` those that
 * follow it.
 */
export async function inOrderOfTime(
  read: ReadStore,
  query: Narrowing,
  most: number,
  edge?: Hit,
): Promise<Hit[]> {
  const isBackwards = query.page?.from === 'before';
  const direction = (query.sort === 'oldest') === isBackwards ? 'desc' : 'asc';
  const [onward, orSame] = direction === 'desc' ? (['<', '<='] as const) : (['>', '>='] as const);
  let rows = filtered(read.selectFrom('enrollment_applications'), query)
    .orderBy('submitted_at', direction)
    .orderBy('reference', direction);
  if (edge) {
    const { submitted_at: time, reference } = edge;
    rows = rows
      .where('submitted_at', orSame, time)
      .where((row) =>
        row.or([row('submitted_at', onward, time), row('reference', onward, reference)]),
      );
  }
  if (query.terms.length > 0) {
    const end = await rows
      .select('submitted_at')
      .limit(1)
      .offset(MOST_LOOKED_THROUGH)
      .executeTakeFirst();
    const stop = direction === 'desc' ? '>' : '<';
    if (end) rows = rows.where('submitted_at', stop, end.submitted_at);
  }
  for (const term of query.terms) {
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words')
          .select('word')
          .whereRef('record_id', '=', 'enrollment_applications.id')
          .where(isWordOf(term)),
      ),
    );
  }
  return rows.select(hitColumns).limit(most).execute();
}

/** One application by its reference, whatever the filters are. */
export function findHit(read: ReadStore, reference: string): Promise<Hit | undefined> {
  return read
    .selectFrom('enrollment_applications')
    .select(hitColumns)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Which of these applications pass all filters, by id. */
export async function passingAmong(
  read: ReadStore,
  query: Narrowing,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { status: _any, ...others } = query;
  const rows = await filtered(read.selectFrom('enrollment_applications'), others)
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The years that applications are for: one look-up for each, along the index. */
export async function listYears(read: ReadStore): Promise<string[]> {
  const years: string[] = [];
  for (;;) {
    const { year } = await read
      .selectFrom('enrollment_applications')
      .select(({ fn }) => fn.min('enrollment_year').as('year'))
      .where('enrollment_year', '>', years.at(-1) ?? '')
      .executeTakeFirstOrThrow();
    if (!year) return years;
    years.push(year);
  }
}

/** The lines of a page, in the order of `ids`. */
export async function itemsOf(read: ReadStore, ids: string[]): Promise<ListItem[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .leftJoin('accounts', 'accounts.id', 'application.assigned_to')
    .select(hitColumns.map((column) => `application.${column}` as const))
    .select(['application.first_seen_at', 'application.version', 'accounts.email'])
    .select(({ selectFrom }) =>
      selectFrom('enrollment_requests')
        .select(({ fn }) => fn.min('asked_at').as('asked_at'))
        .whereRef('application_id', '=', 'application.id')
        .where('state', '=', 'open')
        .as('waits_since'),
    )
    .where('application.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const others = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'same_child_as'])
    .where(
      'same_child_as',
      'in',
      rows.map((row) => row.reference),
    )
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
        assignedTo: row.email,
        waitsSince: row.waits_since,
        isUnopened: row.first_seen_at === null,
        version: row.version,
        sameChild: others
          .filter((other) => other.same_child_as === row.reference)
          .map(({ reference }) => reference),
      },
    ];
  });
}

import type { SelectQueryBuilder } from 'kysely';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { listOverdueOffers } from '../../guardians/offer/overdue-offers.server.ts';
import { waitingForFamily } from '../../requests/list-requests.server.ts';
import { closedWithoutPlace } from '../../status/status-sets.ts';
import { listToTell } from '../../told/list-to-tell.server.ts';
import '../../requests/tables.server.ts';
import '../../tables.server.ts';
import type { ApplicationFilter } from './application-list.ts';

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    /** Those under which a photograph of a paper waits for the office, as part of a query: the papers answer it. */
    referencesWithPhotographs(
      read: ReadStore,
    ): SelectQueryBuilder<Tables, 'papers', { reference: string }>;
  }
}

/** The ids of those that wait for what the list is narrowed to; undefined where it is narrowed to none of it. */
export async function waitingFor(
  { waits }: ApplicationFilter,
  school: RoomServices,
): Promise<string[] | undefined> {
  if (!waits) return undefined;
  const { content, clock } = school;
  const { read } = school.store;
  const now = clock.now();
  const waiting = {
    family: () => waitingForFamily(read).select('leading.id').execute(),
    papers: () => listWithPhotographs(school),
    nextYear: () => listForNextYear(read),
    call: () => listToTell(read, now),
    overdue: () => listOverdueOffers(read, content, dayInLusaka(now)),
  };
  return [...new Set((await waiting[waits]()).map(({ id }) => id))];
}

function listWithPhotographs({ store: { read }, referencesWithPhotographs }: RoomServices) {
  return (
    read
      .selectFrom('enrollment_applications as one')
      // The photograph may stand under the other application of the same child.
      .innerJoin('enrollment_applications as leading', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb('leading.reference', '=', fn.coalesce(ref('one.same_child_as'), ref('one.reference'))),
        ),
      )
      .select('leading.id')
      .where('one.reference', 'in', referencesWithPhotographs(read))
      .execute()
  );
}

/** Those that ended without a place, and whose families say that they be considered for the next year. */
function listForNextYear(read: ReadStore) {
  return (
    read
      .selectFrom('enrollment_applications as leading')
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
      .execute()
  );
}

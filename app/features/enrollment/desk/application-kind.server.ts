import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { holdChild } from '../same-child/hold-child.server.ts';
import '../guardians/guardian-tables.server.ts';
import '../tables.server.ts';

export const applicationKind: RecordKind<'enrollment', 'enrollment_applications'> = {
  room: 'enrollment',
  table: 'enrollment_applications',
  key: 'reference',
  hold: holdChild,
  is: ({ status }) => enrollmentStatuses[status].name,
  async by({ id }, read) {
    const { at } = await read
      .selectFrom('enrollment_guardian_acts')
      .select(({ fn }) => fn.max<string | null>('at').as('at'))
      .where('application_id', '=', id)
      .where('act', 'in', ['accepted', 'declined', 'withdrawn', 'corrected'])
      .executeTakeFirstOrThrow();
    return { who: 'The family', at };
  },
};

/** One change of one application, within its write. */
export type Work = WorkOn<typeof applicationKind>;

import { listPresses } from '#desk/audit/presses.server.ts';
import { isInTimeToUndo, UNDO_MINUTES, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import '../tables.server.ts';

/** What was moved in one press, and of it what can still be taken back together. */
export interface MovedBefore {
  at: string;
  /** The address of whoever moved it. */
  by: string;
  to: EnrollmentStatus;
  until: string;
  moved: { reference: string; version: number }[];
}

/**
 * What the office has moved together in the last ten minutes: whoever of the room has the list open can take it back,
 * also after a reload. What was moved on since, or taken back, is not of it any more.
 */
export async function listMovedTogether(read: ReadStore, now: Date): Promise<MovedBefore[]> {
  const since = new Date(now.getTime() - UNDO_MINUTES * 60_000);
  const presses = await listPresses(read, 'EN', since);
  const references = [...new Set(presses.flatMap((press) => press.references))];
  if (references.length === 0) return [];
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('case_statuses as reached', 'reached.reference', 'application.reference')
    .select(['application.reference', 'version', 'reached_at as reachedAt', 'tell_at as tellAt'])
    .where('application.reference', 'in', references)
    .orderBy('number')
    .execute();
  // The last of each stays.
  const last = new Map(rows.map((row) => [row.reference, row]));
  const groups = presses.map(({ at, by, to, references: together }) => ({
    at,
    by,
    to: to as EnrollmentStatus,
    until: undoEndsAt(new Date(at)).toISOString(),
    moved: together.flatMap((reference) => {
      const row = last.get(reference);
      const isOpen = row?.reachedAt === at && row.tellAt > now.toISOString();
      return isOpen && isInTimeToUndo(at, now) ? [{ reference, version: row.version }] : [];
    }),
  }));
  return groups.filter(({ moved }) => moved.length > 1);
}

import { type Act, type ActData, recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { Tables } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { RecordRoom } from '../rooms.ts';
import type { DeskOutcome, DeskRefusal } from './desk-answer.server.ts';
import { changedMeanwhile } from './record-history.server.ts';
import {
  aboutOf,
  findLocked,
  type RecordKind,
  setColumns,
  type VersionedTable,
  type Work,
} from './record-kind.server.ts';

/** What a change made of a record. */
export interface Change<Row, Answer extends object = object> {
  /** New values of the row; its version goes up with them. */
  set?: Partial<Row>;
  /** What was done, for the record of acts; a text alone, and data alone, is something that was changed. */
  did: readonly (string | ActData | { act: Act; detail: string })[];
  /** What the screen is told, also when the press is repeated: no secret, and nothing that was typed. */
  answer?: Answer;
}

export type ChangeOf<Kind, Answer extends object = object> = Promise<
  Kind extends RecordKind<RecordRoom, infer Table>
    ? Change<Tables[Table], Answer> | DeskRefusal
    : never
>;

export type ChangeServices = Needs<'store' | 'clock' | 'mail'>;

/**
 * Somebody of the office changes one record, if it is still what they have seen: loads it, locks it until the end of
 * the write, tells who was faster, and records what was done. Whatever is due with it, such as a mail, is in the same
 * write. `version` is left out for what cannot overwrite anything, such as a note.
 */
export async function changeRecord<
  Room extends RecordRoom,
  Table extends VersionedTable,
  Answer extends object = object,
>(
  kind: RecordKind<Room, Table>,
  { store, clock, mail }: ChangeServices,
  staff: StaffIn<NoInfer<Room>>,
  { key, version }: { key: string; version?: number | undefined },
  work: (work: Work<Room, Table>) => Promise<Change<Tables[Table], Answer> | DeskRefusal>,
): Promise<DeskOutcome<Answer>> {
  const now = clock.now();
  const about = aboutOf(kind, key);
  const result = await store.write(async (transaction): Promise<DeskOutcome<Answer>> => {
    await kind.hold?.(transaction, key);
    const row = await findLocked(transaction, kind, key, store);
    if (!row) return { outcome: 'notFound' };
    if (version !== undefined && version !== row.version) {
      const by = await kind.by?.(row, transaction);
      return changedMeanwhile(transaction, { staff, about, is: kind.is?.(row), by }, now);
    }
    const change = await work({ transaction, staff, row, about, now });
    if ('outcome' in change) return change;
    if (change.set) {
      const columns = { ...change.set, version: row.version + 1 };
      await setColumns(transaction, kind, row, columns);
    }
    for (const did of change.did) {
      await recordAct(transaction, staff, { ...actOf(did), about }, now);
    }
    return keepPress(transaction, now, { outcome: 'done', ...(change.answer as Answer) } as const);
  });
  if (result.outcome === 'done') mail.wake();
  return result;
}

function actOf(did: Change<unknown>['did'][number]) {
  if (typeof did === 'string') return { act: 'changed', detail: did } as const;
  return 'act' in did ? did : ({ act: 'changed', data: did } as const);
}

import type * as v from 'valibot';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { RecordKind } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { newReadyTextSchema, readyTextChangeSchema } from './request-schemas.ts';
import type { ReadyTextRow, ReadyTextUse } from './tables.server.ts';

/** What the record of acts calls them. */
const ABOUT = 'ready texts';

const readyTextKind: RecordKind<'enrollment', 'enrollment_ready_texts'> = {
  room: 'enrollment',
  table: 'enrollment_ready_texts',
  key: 'id',
  about: () => ABOUT,
};

export type ReadyText = Omit<ReadyTextRow, 'changed_at'>;

/** All of them, or those for one use. */
export function listReadyTexts(read: ReadStore, use?: ReadyTextUse): Promise<ReadyText[]> {
  return read
    .selectFrom('enrollment_ready_texts')
    .select(['id', 'version', 'title', 'words', 'used_for'])
    .$if(use !== undefined, (query) => query.where('used_for', '=', use ?? 'ask'))
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Those to answer a message with, as the screen of a message needs them. */
export async function listReadyAnswers(read: ReadStore) {
  const texts = await listReadyTexts(read, 'answer');
  return texts.map(({ id, title, words }) => ({ id, title, words }));
}

/** Keeps one more text to ask families with, or to answer them. */
export async function addReadyText(
  { store, clock }: Pick<ChangeServices, 'store' | 'clock'>,
  staff: StaffIn<'enrollment'>,
  { title, words, usedFor }: v.InferOutput<typeof newReadyTextSchema>,
): Promise<DeskOutcome> {
  const now = clock.now();
  await store.write(async (transaction) => {
    const text = { id: newRowId(), title, words, used_for: usedFor, version: 1 };
    await transaction
      .insertInto('enrollment_ready_texts')
      .values({ ...text, changed_at: now.toISOString() })
      .execute();
    await recordAct(transaction, staff, { act: 'changed', about: ABOUT, detail: 'added' }, now);
  });
  return { outcome: 'done' };
}

/** Changes or removes one of them. What was sent with it stays as it was. */
export function changeReadyText(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  id: string,
  change: v.InferOutput<typeof readyTextChangeSchema>,
): Promise<DeskOutcome> {
  const seen = { key: id, version: change.version };
  return changeRecord(readyTextKind, services, staff, seen, async ({ transaction, now }) => {
    if (change.change === 'save') {
      const { title, words } = change;
      return { set: { title, words, changed_at: now.toISOString() }, did: ['changed'] };
    }
    await transaction.deleteFrom('enrollment_ready_texts').where('id', '=', id).execute();
    return { did: ['removed'] };
  });
}

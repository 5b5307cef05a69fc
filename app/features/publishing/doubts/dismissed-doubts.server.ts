import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type Doubt, findDoubts } from './find-doubts.ts';
import '../tables.server.ts';

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

/** What the desk can do with a doubt; it names it by its key. */
export const doubtChangeSchema = v.variant('change', [
  v.object({ change: v.literal('dismiss'), key }),
  v.object({ change: v.literal('bringBack'), key }),
]);

/** Doubts apart by whether somebody has said that what they are about is right. */
export async function sortDoubts(read: ReadStore, doubts: Doubt[]) {
  const rows = await read.selectFrom('dismissed_doubts').selectAll().execute();
  const known = new Map(rows.map((row) => [row.doubt, row]));
  return {
    open: doubts.filter((doubt) => !known.has(doubt.key)),
    dismissed: doubts.flatMap((doubt) => {
      const row = known.get(doubt.key);
      return row ? [{ ...doubt, staffEmail: row.staff_email, at: row.dismissed_at }] : [];
    }),
  };
}

export type SortedDoubts = Awaited<ReturnType<typeof sortDoubts>>;

interface Services extends Needs<'store' | 'clock'> {
  content: Content;
}

/** Says that what a doubt is about is right, or that it is to be asked about again. Done twice, it is done once. */
export async function changeDoubt(
  { store, clock, content }: Services,
  staff: StaffIn<'content'>,
  asked: v.InferOutput<typeof doubtChangeSchema>,
): Promise<DeskOutcome> {
  const now = clock.now();
  const doubt = findDoubts(content, dayInLusaka(now)).find((one) => one.key === asked.key);
  if (!doubt) return refuse('This has changed. Please look at the list again.');
  const isRight = asked.change === 'dismiss';
  const row = { doubt: doubt.key, dismissed_at: now.toISOString(), staff_email: staff.email };
  await store.write(async (transaction) => {
    const [changed] = isRight
      ? await transaction
          .insertInto('dismissed_doubts')
          .values(row)
          .onConflict((conflict) => conflict.column('doubt').doNothing())
          .returning('doubt')
          .execute()
      : await transaction
          .deleteFrom('dismissed_doubts')
          .where('doubt', '=', doubt.key)
          .returning('doubt')
          .execute();
    if (!changed) return;
    const detail = `${isRight ? 'said to be right' : 'asked about again'}: ${doubt.words}`;
    const act = { act: 'changed', about: `content ${doubt.part}`, detail } as const;
    await recordAct(transaction, staff, act, now);
  });
  return { outcome: 'done' };
}

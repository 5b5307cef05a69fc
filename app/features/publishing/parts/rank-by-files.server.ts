import type { Content } from '#features/content/schemas.ts';
import {
  ABOUT_CRITERIA,
  criteriaInWords,
  criteriaOf,
} from '#features/enrollment/places/criteria.ts';
import { rankAllAgain } from '#features/enrollment/places/criteria-change.server.ts';
import { findRankedBy, noteRankedBy } from '#features/enrollment/places/ranked-by.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { lock } from '#lib/store/lock.server.ts';
import '../tables.server.ts';

/** Whoever has changed a file stands in no record. */
const NOBODY = { accountId: '', email: '' };

/**
 * At a start: where the files say other criteria than those by which the waiting lists are ranked, everybody is ranked
 * again, with the reason that families read, as when the desk says so. Once, however many processes start and however often:
 * it is one write, which keeps the new ones. While a version of the desk is shown, the files say nothing.
 */
export async function rankByFiles({
  store,
  clock,
  contentToEdit,
  contentOfFiles,
}: Needs<'store' | 'clock'> & Record<'contentToEdit' | 'contentOfFiles', Content>): Promise<void> {
  const now = clock.now();
  await store.write(async (transaction) => {
    await lock(transaction, ABOUT_CRITERIA);
    const before = await findRankedBy(transaction);
    if (!before) return noteRankedBy(transaction, criteriaOf(contentToEdit.enrollment));
    const shown = await transaction
      .selectFrom('content_versions')
      .select('value')
      .where('part', '=', 'waiting-order')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const after = criteriaOf(contentOfFiles.enrollment);
    if (shown?.value || criteriaInWords(before) === criteriaInWords(after)) return;
    const data = await rankAllAgain(transaction, NOBODY, { before, after }, now);
    const act = { act: 'changed', about: ABOUT_CRITERIA, detail: 'in the files', data } as const;
    await recordAct(transaction, NOBODY, act, now);
  });
}

import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { holdApplicant } from '#features/enrollment/queries.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PaperServices } from '../intake/choose-way.server.ts';
import { isAskedFor, setPaper } from '../intake/open-paper.server.ts';
import { officeWays, WORDS_LIMIT } from '../paper-status.ts';
import { destroyPicture, forgetPaper } from '../pictures/destroy-picture.server.ts';

export const saySchema = v.object({
  paper: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist(officeWays, 'Choose what you say of this paper'),
  /** The picture that was on the screen; null when none was. */
  pictureId: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  words: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(WORDS_LIMIT, `Write at most ${WORDS_LIMIT} characters`),
    ),
    '',
  ),
});

/**
 * The office has seen a paper, as a photograph or on its table, cannot read the photograph, or takes its tick back.
 * A photograph is destroyed with either answer, and does not come back with the tick. Only the photograph that was on
 * the screen is answered: a newer one is looked at first.
 */
export async function sayOfPaper(
  { store, files, clock, content }: PaperServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  said: v.InferOutput<typeof saySchema>,
): Promise<DeskOutcome> {
  const { paper, way, pictureId, words } = said;
  if (way === 'unreadable' && !words)
    return refuse('Say what the family has to do better', 'words');
  const now = clock.now();
  const about = reference;
  let gone: string[] = [];
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    gone = [];
    const applicant = await holdApplicant(transaction, reference);
    if (!applicant) return { outcome: 'notFound' };
    const at = { reference, paper };
    const row = await findPaper(transaction, at);
    if (!row && !(await isAskedFor(transaction, content.papers.items, applicant, at))) {
      return { outcome: 'notFound' };
    }
    const isSeen = row?.status === 'seen';
    if ((row?.picture_id ?? null) !== pictureId || isSeen !== (way === 'notSeen')) {
      return changedMeanwhile(transaction, { staff, about }, now);
    }
    if (way === 'unreadable' && !pictureId) return refuse('There is no photograph of this paper');
    if (way === 'notSeen') await forgetPaper(transaction, at, 'seen', now);
    else await setPaper(transaction, at, { status: way, by: staff.email, words }, now);
    if (pictureId)
      gone = await destroyPicture(
        transaction,
        pictureId,
        way === 'seen' ? 'seen' : 'unreadable',
        now,
      );
    const data = { paper, said: way, ...(pictureId && { isPhotographGone: true as const }) };
    await recordAct(transaction, staff, { act: 'changed', about, data }, now);
    return { outcome: 'done' };
  });
  for (const name of gone) await files.remove(name);
  return result;
}

function findPaper(
  transaction: WriteTransaction,
  { reference, paper }: { reference: string; paper: string },
) {
  return transaction
    .selectFrom('papers')
    .select(['status', 'picture_id'])
    .where('reference', '=', reference)
    .where('paper', '=', paper)
    .executeTakeFirst();
}

import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Site } from '#features/contact/conversation/receivers.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { holdApplicant } from '#features/enrollment/queries.server.ts';
import { askForThings } from '#features/enrollment/requests/ask-for-things.server.ts';
import { takeAskedPaperBack } from '#features/enrollment/requests/asked-papers.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { isAskedFor, setPaper } from '../intake/open-paper.server.ts';
import type { PaperServices } from '../intake/said-by-family.server.ts';
import { paperLabel } from '../paper-kinds.ts';
import { officeSays, WORDS_LIMIT, wordsForOffice } from '../paper-status.ts';
import { destroyLater, keepAfterAll } from '../pictures/destroy-answered.server.ts';
import { forgetPaper } from '../pictures/destroy-picture.server.ts';

interface AnswerServices extends PaperServices, Site {
  readonly content: Pick<Content, 'papers' | 'school'>;
}

export const saySchema = v.object({
  paper: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist(officeSays, 'Choose what you say of this paper'),
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
 * A photograph is destroyed with either answer, ten minutes later; until then the answer can be taken back, and the
 * photograph waits again. One that cannot be read is asked for as everything is that a family is asked for: with a mail
 * that leaves when the photograph goes, and a reminder; not with an application that has come to nothing. Only the
 * photograph that was on the screen is answered: a newer one is looked at first.
 */
export async function sayOfPaper(
  services: AnswerServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  said: v.InferOutput<typeof saySchema>,
): Promise<DeskOutcome> {
  const { store, files, clock, content } = services;
  const { paper, way, pictureId, words } = said;
  const now = clock.now();
  const about = reference;
  let gone: string[] = [];
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    gone = [];
    const applicant = await holdApplicant(transaction, reference);
    if (!applicant) return { outcome: 'notFound' };
    const isOver = isClosedWithoutPlace(applicant.status);
    if (way === 'unreadable' && !words && !isOver)
      return refuse('Say what the family has to do better', 'words');
    const at = { reference, paper };
    const row = await findPaper(transaction, at);
    if (!row && !(await isAskedFor(transaction, content.papers.items, applicant, at))) {
      return { outcome: 'notFound' };
    }
    const isAnswered = row?.status === 'seen' || Boolean(row?.destroy_at);
    if ((row?.picture_id ?? null) !== pictureId || isAnswered !== (way === 'notSeen')) {
      return changedMeanwhile(transaction, { staff, about, ...saidSince(row) }, now);
    }
    if (way === 'unreadable' && !pictureId) return refuse('There is no photograph of this paper');
    const paperName = paperLabel(content.papers.items, paper);
    if (way === 'notSeen') gone = await takeBack(transaction, at, row, now);
    else {
      const picture = pictureId ? { pictureId } : {};
      if (way === 'unreadable' && !isOver) {
        const things = [{ what: paperName, paper }];
        const asks = { things, words, by: staff.email, isNoAnswer: true };
        await askForThings(transaction, services, applicant, asks, now);
      }
      await setPaper(transaction, at, { status: way, by: staff.email, words, ...picture }, now);
      if (pictureId) await destroyLater(transaction, pictureId, way, now);
    }
    const goes = way !== 'notSeen' && pictureId !== null;
    const data = { paper, paperName, said: way, ...(goes && { isPhotographGone: true as const }) };
    await recordAct(transaction, staff, { act: 'changed', about, data }, now);
    return { outcome: 'done' };
  });
  for (const name of gone) await files.remove(name);
  return result;
}

/**
 * As it was before the office answered, and nothing is asked of the family; once the photograph is gone, as if nobody
 * had said anything of the paper.
 */
async function takeBack(
  transaction: WriteTransaction,
  at: { reference: string; paper: string },
  row: Awaited<ReturnType<typeof findPaper>>,
  now: Date,
): Promise<string[]> {
  const pictureId = row?.picture_id;
  if (pictureId && (await keepAfterAll(transaction, pictureId, now))) {
    await takeAskedPaperBack(transaction, { ...at, askedAt: row.changed_at }, now);
    await setPaper(transaction, at, { status: 'sent', pictureId }, now);
    return [];
  }
  return forgetPaper(transaction, at, 'seen', now);
}

/** Who said it that was not on the screen, and what it is now; the family is in no record of acts. */
function saidSince(row: Awaited<ReturnType<typeof findPaper>>) {
  const isByFamily = row && !row.changed_by;
  return {
    is: row && wordsForOffice[row.status],
    kept: 'look at the paper as it is now',
    ...(isByFamily && { by: { who: 'The family', at: row.changed_at } }),
  };
}

function findPaper(
  transaction: WriteTransaction,
  { reference, paper }: { reference: string; paper: string },
) {
  return transaction
    .selectFrom('papers')
    .leftJoin('paper_pictures as picture', 'picture.id', 'papers.picture_id')
    .select(['papers.status', 'papers.picture_id', 'papers.changed_at', 'papers.changed_by'])
    .select('picture.destroy_at')
    .where('papers.reference', '=', reference)
    .where('papers.paper', '=', paper)
    .executeTakeFirst();
}

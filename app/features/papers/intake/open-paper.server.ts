import type { Content } from '#features/content/schemas.ts';
import { type Applicant, holdApplicant } from '#features/enrollment/queries.server.ts';
import {
  listAskedPapers,
  settleAskedPaper,
} from '#features/enrollment/requests/asked-papers.server.ts';
import { applicationHistory } from '#features/enrollment/status/status-history.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type PaperKind, papersFor } from '../paper-kinds.ts';
import { isHere, type PaperStatus } from '../paper-status.ts';
import { reopenUnlessHere } from '../papers-here.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { reasonAgainst } from './may-send.ts';
import '../tables.server.ts';

const NO_APPLICATION = 'There is no application with this reference any more.';

interface KnownPaper {
  pictureId: string | null;
  status: PaperStatus | undefined;
  /** Null where nobody has said anything yet. */
  changedAt: string | null;
}

/** What is known of a paper that somebody speaks of, until the end of this write; or why they cannot. */
export async function openPaper(
  transaction: WriteTransaction,
  { papers }: Pick<Content, 'papers'>,
  { reference, accountId }: PapersPass,
  paper: string,
  now: Date,
): Promise<KnownPaper | { against: string }> {
  const applicant = await holdApplicant(transaction, reference);
  if (!applicant) return { against: NO_APPLICATION };
  const row = await transaction
    .selectFrom('papers')
    .select(['status', 'picture_id', 'changed_at'])
    .where('reference', '=', reference)
    .where('paper', '=', paper)
    .executeTakeFirst();
  const against = reasonAgainst({
    isClosed: isClosedWithoutPlace(
      (await applicationHistory.findTold(transaction, applicant, now)).status,
    ),
    isAsked: await isAskedFor(transaction, papers.items, applicant, { reference, paper }),
    status: row?.status,
    isGuardian: accountId !== null,
  });
  if (against) return { against };
  const { picture_id: pictureId = null, status, changed_at: changedAt = null } = row ?? {};
  return { pictureId, status, changedAt };
}

/** Whether a paper stands on the office's list for this child, or was asked for beside it and has not come. */
export async function isAskedFor(
  transaction: WriteTransaction,
  kinds: readonly PaperKind[],
  { gradeLevel }: Pick<Applicant, 'gradeLevel'>,
  { reference, paper }: { reference: string; paper: string },
): Promise<boolean> {
  if (papersFor(kinds, gradeLevel).some(({ id }) => id === paper)) return true;
  return (await listAskedPapers(transaction, reference)).has(paper);
}

/** Writes down what is known of a paper now, in the place of what was before; once it is here, nobody waits for it. */
export async function setPaper(
  transaction: WriteTransaction,
  at: { reference: string; paper: string },
  set: { status: PaperStatus; pictureId?: string; by?: string; words?: string },
  now: Date,
): Promise<void> {
  const columns = {
    status: set.status,
    changed_at: now.toISOString(),
    changed_by: set.by ?? null,
    words: set.words ?? '',
    picture_id: set.pictureId ?? null,
  };
  await transaction
    .insertInto('papers')
    .values({ ...at, ...columns })
    .onConflict((conflict) => conflict.columns(['reference', 'paper']).doUpdateSet(columns))
    .execute();
  if (isHere(set.status)) await settleAskedPaper(transaction, at, columns.changed_by, now);
  else await reopenUnlessHere(transaction, at);
}

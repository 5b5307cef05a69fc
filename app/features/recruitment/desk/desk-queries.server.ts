import { listLetters } from '#desk/cases/case-letters.server.ts';
import { readOfficeWork } from '#desk/cases/office-work.server.ts';
import { findUndo } from '#desk/cases/time-to-undo.ts';
import { listByStatus } from '#desk/list/list-by-status.server.ts';
import { opening } from '#desk/record/open-record.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { candidateHistory } from '../status-history.server.ts';
import { candidateKind } from './desk-commands.server.ts';
import type { CandidateFilter } from './desk-filter.ts';
import '../tables.server.ts';

/** One page of the candidates, the newest first. */
export async function listCandidates(
  read: ReadStore,
  _staff: StaffIn<'careers'>,
  filter: CandidateFilter,
  page: number,
) {
  const { status } = filter;
  const list = await listByStatus(filtered(read, filter), { status, page }, (shown) =>
    shown
      .leftJoin('accounts', 'accounts.id', 'job_applications.assigned_to')
      .select(['reference', 'full_name as name', 'position', 'submitted_at as submittedAt'])
      .select(['status', 'seen_at', 'resume_scan as resumeScan', 'accounts.email as assignedTo'])
      .orderBy('submitted_at', 'desc')
      .orderBy('job_applications.id'),
  );
  const rows = list.rows.map(({ seen_at, ...row }) => ({ ...row, isNew: seen_at === null }));
  return { ...list, rows };
}

export type CandidateList = Awaited<ReturnType<typeof listCandidates>>;

function filtered(read: ReadStore, { q, opening, since }: CandidateFilter) {
  let query = read.selectFrom('job_applications').where(isFoundBy('JA', q, 'job_applications.id'));
  if (opening) query = query.where('opening_id', '=', opening);
  if (since) query = query.where('submitted_at', '>=', startInLusaka(since).toISOString());
  return query;
}

/** One candidate with everything that the office knows and did; undefined when nobody has this reference. */
export const openCandidate = opening(
  candidateKind,
  async (row, { read, history, now }) => {
    const [reached, letters, work] = await Promise.all([
      candidateHistory.list(read, row.reference),
      listLetters(read, row.reference),
      readOfficeWork(read, 'careers', row),
    ]);
    return {
      reference: row.reference,
      version: row.version,
      name: row.full_name,
      email: row.email,
      phone: row.phone,
      position: row.position,
      openingId: row.opening_id,
      submittedAt: row.submitted_at,
      status: row.status,
      coverLetter: row.cover_letter,
      resume: {
        name: row.resume_name,
        bytes: row.resume_bytes,
        type: row.resume_type,
        scan: row.resume_scan,
      },
      undo: findUndo(reached, now),
      reached,
      letters,
      history,
      work,
    };
  },
  ({ seen_at }, { now }) => ({ seen_at: seen_at ?? now.toISOString() }),
);

export type CandidateRecord = NonNullable<Awaited<ReturnType<typeof openCandidate>>>;

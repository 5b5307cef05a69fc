import type { Content } from '#features/content/schemas.ts';
import type { GradeLevel } from '#features/enrollment/grade-levels.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type PaperKind, papersFor } from './paper-kinds.ts';
import type { Paper } from './paper-state.ts';
import './tables.server.ts';

/** A paper as the office sees it: with whoever said the last thing, and the picture that waits. */
export interface PaperAtDesk extends Paper {
  changedBy: string | null;
  picture?: { id: string; arrivedAt: string; size: number };
}

/**
 * What the office asks of a child, in the order of its list, and how far each paper is. A paper that is on the list no
 * more, or not for this grade, comes last as long as something is known of it.
 */
export async function listPapers(
  read: ReadStore,
  reference: string,
  { kinds, gradeLevel }: { kinds: readonly PaperKind[]; gradeLevel: GradeLevel },
): Promise<PaperAtDesk[]> {
  const rows = await read
    .selectFrom('papers')
    .leftJoin('paper_pictures as picture', 'picture.id', 'papers.picture_id')
    .select(['papers.paper', 'state', 'changed_at', 'changed_by', 'words', 'picture_id'])
    .select(['picture.arrived_at', 'picture.size'])
    .where('papers.reference', '=', reference)
    .orderBy('papers.paper')
    .execute();
  const asked = papersFor(kinds, gradeLevel);
  const others = rows
    .filter(({ paper }) => !asked.some(({ id }) => id === paper))
    .map(({ paper }) => kinds.find(({ id }) => id === paper) ?? { id: paper, label: paper });
  return [...asked, ...others].map(({ id, label, hint }) => {
    const row = rows.find(({ paper }) => paper === id);
    if (!row) return { id, label, hint, changedBy: null };
    const { state, words, changed_by: changedBy, changed_at: changedAt } = row;
    const picture = row.picture_id &&
      row.arrived_at && { id: row.picture_id, arrivedAt: row.arrived_at, size: row.size ?? 0 };
    return {
      ...{ id, label, hint, state, changedAt, changedBy },
      ...(words && { words }),
      ...(picture && { picture }),
    };
  });
}

/** The papers of the child of this application; none where there is no application. */
export async function listPapersOf(
  { store, content }: { store: { read: ReadStore }; content: Pick<Content, 'papers'> },
  reference: string,
): Promise<PaperAtDesk[]> {
  const applicant = await findApplicant(store.read, reference);
  if (!applicant) return [];
  const { gradeLevel } = applicant;
  return listPapers(store.read, reference, { kinds: content.papers.items, gradeLevel });
}

/** The same for the family: not who of the office it was, and nothing of the picture. */
export function forFamily(papers: readonly PaperAtDesk[]): Paper[] {
  return papers.map(({ changedBy: _who, picture: _picture, ...paper }) => paper);
}

import { isInTimeToUndo } from '#desk/cases/time-to-undo.ts';
import type { Content } from '#features/content/schemas.ts';
import type { GradeLevel } from '#features/enrollment/grade-levels.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import {
  type FindPapers,
  listAskedPapers,
} from '#features/enrollment/requests/asked-papers.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type PaperKind, papersFor } from './paper-kinds.ts';
import { type Paper, unreadableAt } from './paper-status.ts';
import { findPapersHere, type PaperHere } from './papers-here.server.ts';
import './tables.server.ts';

/** A paper as the office sees it: with whoever said the last thing, and the picture that waits. */
export interface PaperAtDesk extends Paper {
  changedBy: string | null;
  /** Whether it is at the office, under this application or another one of the same child. */
  isHere: boolean;
  /** Where it is then. */
  hereWith?: PaperHere;
  /** The reference of the application with which it was asked for: this one, or another one of the same child. */
  askedWith?: string;
  picture?: {
    id: string;
    arrivedAt: string;
    size: number;
    isWithoutAccount: boolean;
    /** The office has answered it: until then the answer can be taken back, and from then on it is gone. */
    goesAt?: string;
  };
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
    .select(['papers.paper', 'status', 'changed_at', 'changed_by', 'words', 'picture_id'])
    .select(['picture.arrived_at', 'picture.size', 'picture.with_account', 'picture.destroy_at'])
    .where('papers.reference', '=', reference)
    .orderBy('papers.paper')
    .execute();
  const asked = await listAskedPapers(read, reference);
  const here = await findPapersHere(read, reference);
  const ofGrade = papersFor(kinds, gradeLevel);
  const others = [...new Set([...rows.map(({ paper }) => paper), ...asked.keys()])]
    .filter((paper) => !ofGrade.some(({ id }) => id === paper))
    .map((paper): PaperKind => kinds.find(({ id }) => id === paper) ?? { id: paper, label: paper });
  return [...ofGrade, ...others].map(({ id, label, hint }) => {
    const row = rows.find(({ paper }) => paper === id);
    const askedOf = asked.get(id);
    const hereWith = here.get(id);
    const shared = { id, label, hint, isHere: here.has(id), ...(hereWith && { hereWith }) };
    if (!row) return { ...shared, changedBy: null, ...askedOf };
    const { status, words, changed_by: changedBy, changed_at: changedAt } = row;
    const picture = row.picture_id &&
      row.arrived_at && {
        id: row.picture_id,
        arrivedAt: row.arrived_at,
        size: row.size ?? 0,
        isWithoutAccount: row.with_account === 0,
        ...(row.destroy_at && { goesAt: row.destroy_at }),
      };
    return {
      ...shared,
      status,
      changedAt,
      changedBy,
      ...(words && { words }),
      ...askedOf,
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

/** For enrollment, which asks for them and says which of them an offered place needs. */
export const findPapers: FindPapers = async (read, content, reference) => {
  const papers = await listPapersOf({ store: { read }, content }, reference);
  return papers.map((paper) => {
    const { id, label, isHere } = paper;
    return { id, label, isHere, unreadableAt: unreadableAt(paper) };
  });
};

/**
 * The same for the family: not who of the office it was, nothing of the picture, and first what it is asked for, once
 * the office can take that back no more.
 */
export function forFamily(papers: readonly PaperAtDesk[], now: Date): Paper[] {
  const shown = papers.map((atDesk): Paper => {
    const { changedBy: _who, picture: _picture, isHere: _here, hereWith: _form, ...rest } = atDesk;
    const { askedAt, askedWith: _with, ...paper } = rest;
    const isTold = askedAt && !isInTimeToUndo(askedAt, now);
    return { ...paper, ...(isTold && { askedAt }) };
  });
  return shown.toSorted((one, other) => Number(!one.askedAt) - Number(!other.askedAt));
}

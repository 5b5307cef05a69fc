import type { Content } from '#features/content/schemas.ts';
import { ofGrade } from '#features/enrollment/classes/of-grade.ts';
import type { GradeLevel } from '#features/enrollment/grade-levels.ts';

/** A paper that the office asks for, from `content/papers.yaml` or as the office has published it. */
export type PaperKind = Content['papers']['items'][number];

/** The papers that the office asks of a child who applies for this grade, in the order of the office's list. */
export function papersFor(kinds: readonly PaperKind[], grade: GradeLevel): PaperKind[] {
  return ofGrade(kinds, grade);
}

/** What the office calls the paper; a paper that it has taken off its list is called by its id. */
export function paperLabel(kinds: readonly PaperKind[], id: string): string {
  return kinds.find((kind) => kind.id === id)?.label ?? id;
}

import type { StaffIn } from '#features/staff/require-room.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { ChangeRefused } from './desk-changes.server.ts';
import type { MoveSeveralRequest } from './desk-schemas.ts';
import { type DeskSurroundings, moveApplication } from './move-application.server.ts';
import { statusNames } from './moves.ts';

export interface MovedSeveral {
  moved: string[];
  notMoved: { reference: string; applicant: string; reason: string }[];
}

/** One move for several applications; those it is not allowed for come back with their names, and stay as they are. */
export async function moveSeveral(
  staff: StaffIn<'enrollment'>,
  surroundings: DeskSurroundings,
  { to, letter, applications }: MoveSeveralRequest,
): Promise<MovedSeveral> {
  const results = await Promise.all(
    applications.map(async ({ reference, version }) => ({
      reference,
      result: await moveApplication(staff, surroundings, reference, { to, letter, version }),
    })),
  );
  const names = await applicantsOf(
    surroundings.store.read,
    applications.map(({ reference }) => reference),
  );
  return {
    moved: results.flatMap(({ reference, result }) => (result.outcome === 'done' ? reference : [])),
    notMoved: results.flatMap(({ reference, result }) =>
      result.outcome === 'done'
        ? []
        : { reference, applicant: names.get(reference) ?? reference, reason: reasonFor(result) },
    ),
  };
}

function reasonFor(refused: ChangeRefused): string {
  switch (refused.outcome) {
    case 'missing':
      return 'It is no longer there.';
    case 'changedMeanwhile':
      return `A colleague has changed it meanwhile: ${statusNames[refused.status]}.`;
    case 'refused':
      return refused.detail;
  }
}

async function applicantsOf(read: ReadStore, references: string[]): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'student_first_name', 'student_last_name'])
    .where('reference', 'in', references)
    .execute();
  return new Map(
    rows.map((row) => [row.reference, `${row.student_first_name} ${row.student_last_name}`]),
  );
}

import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { classWords } from './child-row.ts';
import type { ImportChange } from './import-schema.ts';
import { countRows, type JudgedRow } from './judge-rows.ts';
import { MOST_NEEDING } from './mended-rows.ts';
import { type ImportServices, planImport } from './plan-import.server.ts';
import { takeImportBack } from './take-back.server.ts';
import { takeOver } from './take-over.server.ts';

const READY_SHOWN = 25;

/** Somebody of the office has a spreadsheet read, takes it over, or takes that back. */
export async function changeImport(
  services: ImportServices,
  staff: StaffIn<'students'>,
  asked: ImportChange,
  file: FormDataEntryValue | null,
) {
  switch (asked.change) {
    case 'read':
      return preview(services, asked, file);
    case 'take':
      return takeOver(services, staff, { ...asked, file });
    case 'takeBack':
      return takeImportBack(services, staff, asked.id);
  }
}

async function preview(
  services: ImportServices,
  { year, accepted, mended }: Extract<ImportChange, { change: 'read' }>,
  file: FormDataEntryValue | null,
): Promise<DeskOutcome<{ preview: ImportPreview }>> {
  const plan = await planImport(services, { file, year, accepted, mended });
  if ('why' in plan) return refuse(plan.why, 'file');
  // What somebody has put right stays where they looked at it.
  const touched = new Set(mended.map(({ at }) => at));
  const needing = plan.rows.filter(({ at, is }) => touched.has(at) || !isReady(is));
  const known = plan.rows.filter(({ at, is }) => !touched.has(at) && isReady(is));
  const ready = known.filter(({ differs }) => !differs);
  const guardians = plan.rows.flatMap((row) => (row.is === 'new' ? row.child.guardians : []));
  return {
    outcome: 'done',
    preview: {
      seen: plan.seen,
      counts: countRows(plan.rows),
      guardians: guardians.length,
      leftOut: plan.columns.leftOut.slice(0, MOST_NEEDING),
      needing: needing.slice(0, MOST_NEEDING).map(shown),
      differing: known
        .filter(({ differs }) => differs)
        .slice(0, MOST_NEEDING)
        .map(shown),
      ready: ready.slice(0, READY_SHOWN).map(shown),
    },
  };
}

const isReady = (is: JudgedRow['is']) => is === 'new' || is === 'joins' || is === 'here';

function shown({ at, is, words, name, child, known, mend = [], twins }: JudgedRow) {
  const [guardian] = child?.guardians ?? [];
  return {
    at,
    is,
    words,
    name,
    bornOn: child?.bornOn ?? '',
    inClass: child ? classWords(child) : '',
    guardian: [guardian?.name, guardian?.phone].filter(Boolean).join(', '),
    /** Which child of the school it is. */
    reference: known?.reference ?? '',
    mend,
    /** `undefined` where nobody is asked. */
    twins,
  };
}

export type ShownRow = ReturnType<typeof shown>;

/** What a spreadsheet would bring, before anything is written. */
export interface ImportPreview {
  seen: string;
  counts: ReturnType<typeof countRows>;
  guardians: number;
  leftOut: string[];
  needing: ShownRow[];
  /** Children who are here already, and of whom the file says something else. */
  differing: ShownRow[];
  ready: ShownRow[];
}

import type { CaseToday } from '#desk/cases/case-today.server.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { formsOfKind } from '../forms-of-kind.server.ts';

/** The forms of each kind that are new. */
export function listNewForms({ read, path }: CaseToday) {
  return Object.keys(storedForms).map(async (name) => {
    const kind = storedFormKind(name);
    const { waits, statuses } = storedForms[kind];
    const isNew = statusesOf(statuses, (status) => status.isNew);
    const waiting = formsOfKind(read, kind).where('status', 'in', isNew);
    const count = await countRows(waiting);
    return countedLine(count, [...waits], `${path}?kind=${kind}&status=${isNew[0]}`);
  });
}

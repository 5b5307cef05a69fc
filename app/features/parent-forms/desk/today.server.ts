import type { CaseToday } from '#desk/cases/case-today.server.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import { waitingLine } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { formsOfKind } from '../forms-of-kind.server.ts';

/** The forms of each kind that are new, and how long the oldest has waited of those that are answered soon. */
export function listNewForms({ read, path, now }: CaseToday) {
  return Object.keys(storedForms).map(async (name) => {
    const kind = storedFormKind(name);
    const { waits, isAnsweredSoon, statuses } = storedForms[kind];
    const isNew = statusesOf(statuses, (status) => status.isNew);
    const waiting = formsOfKind(read, kind).where('status', 'in', isNew);
    const count = await countRows(waiting);
    return [
      ...countedLine(count, [...waits], `${path}?kind=${kind}&status=${isNew[0]}`),
      ...(isAnsweredSoon ? await waitingLine(waiting, waits[0], path, now) : []),
    ];
  });
}

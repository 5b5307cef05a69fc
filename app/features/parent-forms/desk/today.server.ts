import { statusesOf } from '#desk/record/record-status.ts';
import { todayIn, waitingLine } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { heldFormKind, heldForms } from '#features/parent-form-kinds/held-form.ts';
import { formsOfKind } from '../forms-of-kind.server.ts';

/** The forms that are new, and how long the oldest has waited of those that are answered soon. */
export const listParentsToday = todayIn('parents', async (read, path, now: Date) => {
  const kinds = Object.keys(heldForms).map(heldFormKind);
  const lines = kinds.map(async (kind) => {
    const { waits, isAnsweredSoon, statuses } = heldForms[kind];
    const isNew = statusesOf(statuses, (status) => status.isNew);
    const waiting = formsOfKind(read, kind).where('status', 'in', isNew);
    const { count } = await waiting
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return [
      ...countedLine(Number(count), [...waits], `${path}?kind=${kind}&status=${isNew[0]}`),
      ...(isAnsweredSoon ? await waitingLine(waiting, waits[0], path, now) : []),
    ];
  });
  return (await Promise.all(lines)).flat();
});

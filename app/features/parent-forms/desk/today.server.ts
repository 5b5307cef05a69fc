import { todayIn, waitingLine } from '#desk/today-in.server.ts';
import { countedLine } from '#desk/today-line.ts';
import { formsAtSchool, parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import '../tables.server.ts';

/** The forms that are new, and how long the oldest has waited of those that are answered soon. */
export const listParentsToday = todayIn('parents', async (read, path, now: Date) => {
  const fresh = read.selectFrom('parent_forms').where('status', '=', 'new');
  const counts = await fresh
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .groupBy('kind')
    .execute();
  const lines = parentForms.map(async ({ kind }) => {
    const { waits, isAnsweredSoon } = formsAtSchool[kind];
    const count = Number(counts.find((row) => row.kind === kind)?.count ?? 0);
    const waiting = fresh.where('kind', '=', kind);
    return [
      ...countedLine(count, [...waits], `${path}?kind=${kind}&status=new`),
      ...(isAnsweredSoon ? await waitingLine(waiting, waits[0], path, now) : []),
    ];
  });
  return (await Promise.all(lines)).flat();
});

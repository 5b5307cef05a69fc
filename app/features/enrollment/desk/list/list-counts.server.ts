import type { Cases } from '#desk/cases/case-list.server.ts';
import type { Tally } from '#desk/list/tally.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, everyEnrollmentStatus } from '../../enrollment-status.ts';

/** How many of these there are in each status: each along its own index, which no row is opened for. */
export async function countEach(
  rows: Cases<'enrollment_applications'>,
): Promise<Tally<EnrollmentStatus>> {
  const counted = await Promise.all(
    everyEnrollmentStatus.map(
      async (status) => [status, await countRows(rows.where('status', '=', status))] as const,
    ),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** The years that applications are for: one look-up for each, along the index. */
export async function listYears(read: ReadStore): Promise<string[]> {
  const years: string[] = [];
  for (;;) {
    const { year } = await read
      .selectFrom('enrollment_applications')
      .select(({ fn }) => fn.min('enrollment_year').as('year'))
      .where('enrollment_year', '>', years.at(-1) ?? '')
      .executeTakeFirstOrThrow();
    if (!year) return years;
    years.push(year);
  }
}

/** How many rows there are with each status, under the other filters. */
export type Tally<Status extends string> = Partial<Record<Status, number>>;

/** From how many rows a store has counted with each; PostgreSQL says numbers as text. */
export function tallyOf<Status extends string>(
  counts: readonly { status: Status; count: number | string | bigint }[],
): Tally<Status> {
  const tally: Tally<Status> = {};
  for (const { status, count } of counts) tally[status] = Number(count);
  return tally;
}

/** How many rows have the status; of all of them without one. */
export function countIn<Status extends string>(tally: Tally<Status>, status?: Status | ''): number {
  if (status) return tally[status] ?? 0;
  return Object.values<number | undefined>(tally).reduce<number>(
    (sum, count = 0) => sum + count,
    0,
  );
}

/** What a list offers to press: all, then each status in its order. */
export function tallyOptions<Status extends string>(
  names: Record<Status, { name: string }>,
  tally: Tally<Status>,
): { value: string; name: string; count: number }[] {
  const each = Object.entries<{ name: string }>(names).map(([status, { name }]) => ({
    ...{ value: status, name },
    count: countIn(tally, status as Status),
  }));
  return [{ value: '', name: 'All', count: countIn(tally) }, ...each];
}

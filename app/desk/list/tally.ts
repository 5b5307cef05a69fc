/** How many rows there are with each status, under the other filters. */
export type Tally<Status extends string> = Partial<Record<Status, number>>;

/** By what each row is; it counts for one, or for as many as it says (PostgreSQL says numbers as text). */
export function tallyOf<Row, Status extends string>(
  rows: readonly Row[],
  statusOf: (row: Row) => Status,
  countOf: (row: Row) => number | string = () => 1,
): Tally<Status> {
  const tally: Tally<Status> = {};
  for (const row of rows) tally[statusOf(row)] = (tally[statusOf(row)] ?? 0) + Number(countOf(row));
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

export interface TallyOption {
  value: string;
  name: string;
  count: number;
}

/** What a list offers to press: all, then each status in its order. */
export function tallyOptions<Status extends string>(
  names: Record<Status, { name: string }>,
  tally: Tally<Status>,
  all = 'All',
): TallyOption[] {
  const each = Object.entries<{ name: string }>(names).map(([status, { name }]) => ({
    value: status,
    name,
    count: countIn(tally, status as Status),
  }));
  return [{ value: '', name: all, count: countIn(tally) }, ...each];
}

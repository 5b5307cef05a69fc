/**
 * A statement by which a record has reached a status, as the desk writes it down, told since then; the record's own
 * row is for the caller to change.
 */
export function statusReached(
  reference: string,
  status: string,
  at: string,
  movedBy: string | null = 'office@school.example',
): string {
  const by = movedBy === null ? 'null' : `'${movedBy}'`;
  return `insert into case_statuses (reference, number, status, reached_at, tell_at, moved_by, facts)
    select '${reference}', coalesce(max(number), 0) + 1, '${status}', '${at}', '${at}', ${by}, '{}'
    from case_statuses where reference = '${reference}'`;
}

/** A statement by which everything that a record has reached was reached years ago, and was told since. */
export const longAgo = (reference: string) =>
  `update case_statuses set reached_at = '2020' || substr(reached_at, 5),
    tell_at = '2020' || substr(tell_at, 5) where reference = '${reference}'`;

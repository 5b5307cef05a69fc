/** Where an application was before the office took it over into another year. */
export interface CarriedFrom {
  year: string;
  /** Its lot of that year, where it has another one now: that of its twin in the new year. */
  lot?: string;
}

interface Step {
  /** The status came with that change of the year. */
  carriedFrom?: CarriedFrom | undefined;
}

/**
 * The statuses that an application reached while it was in a year; `all` are its statuses, the oldest first, `now` is the
 * year in which it is today.
 */
export function stepsInYear<One extends Step>(
  all: readonly One[],
  { now, year }: { now: string; year: string },
): One[] {
  return all.filter((_, at) => {
    const left = all.slice(at + 1).find(({ carriedFrom }) => carriedFrom);
    return (left?.carriedFrom?.year ?? now) === year;
  });
}

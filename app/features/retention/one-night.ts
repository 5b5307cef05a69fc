/** So few may go in any night: a tenth of a small school would be nothing. */
const A_FEW = 3;

/**
 * How many of so many records may go in one night without anybody having looked at it. Where it is more, a year of
 * applications ended together, or something is wrong: with the days in `retention.yaml`, or with the dates of the records.
 */
export function mostInOneNight(records: number): number {
  return Math.max(A_FEW, Math.floor(records / 10));
}

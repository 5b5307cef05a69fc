import type { CountedDesk } from '#tests/support/counting/counted-desk.ts';

type Way = (desk: CountedDesk) => Promise<void>;

/** A piece of work of the week, at this desk and at the one of the version before. */
export interface Task {
  name: string;
  now: Way;
  before: Way;
  /** What the version before had no way for, so that its count is too small. */
  missingBefore?: string;
}

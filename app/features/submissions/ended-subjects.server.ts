import type { Retention } from '#features/content/schemas.ts';
import { listOtherForms } from '#features/enrollment/same-child/forms-of-child.server.ts';
import { timesOfKeeping } from '#features/parent-form-kinds/parent-form.ts';
import { endedForms } from '#features/parent-forms/held-records.server.ts';
import { listEndedStudents } from '#features/students/held-records.server.ts';
import { spansToSpare } from '#lib/dates/clock-leap.ts';
import { newestOver } from '#lib/dates/kept-until.ts';
import { listWrongSpans } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { atSchool, type Ended } from './at-school.server.ts';

/** Nobody knows any more how long such a form was kept, so it is as short as any form for parents. */
const endedRemovedForms: Ended = (read, kept, ago) =>
  endedForms(read, 'removed', ago(Math.min(...timesOfKeeping.map((name) => kept[name]))));

/** Children of the school, each with all that is held of it: its other forms came to nothing, and end with it. */
const endedChildren: Ended = (read, kept, ago) => ({
  async execute() {
    const day = ago(kept.leftStudentDays).slice(0, '2026-01-01'.length);
    const ended = await listEndedStudents(read, day);
    return [...(await listOtherForms(read, ended)), ...ended];
  },
});

/**
 * The references and addresses whose time is over, each with everything that is held under it. What ended while the
 * clock was behind is kept its days from when it was right again.
 */
export async function listEndedSubjects(
  read: ReadStore,
  kept: Retention,
  now: Date,
): Promise<string[]> {
  let ended = await endedBefore(read, kept, (days) => newestOver(days, now));
  if (ended.length === 0) return [];
  for (const span of await listWrongSpans(read)) {
    const upTo = (bound: string) => (days: number) =>
      spansToSpare([span], days, now).length > 0 && bound < newestOver(days, now) ? bound : '';
    const before = new Set(await endedBefore(read, kept, upTo(span.from_at)));
    const until = await endedBefore(read, kept, upTo(span.until_at));
    const within = new Set(until.filter((subject) => !before.has(subject)));
    ended = ended.filter((subject) => !within.has(subject));
  }
  return ended;
}

async function endedBefore(
  read: ReadStore,
  kept: Retention,
  ago: (days: number) => string,
): Promise<string[]> {
  const ended = await Promise.all(
    [...Object.values(atSchool).map(({ ended }) => ended), endedRemovedForms, endedChildren].map(
      (ended) => ended?.(read, kept, ago).execute() ?? [],
    ),
  );
  return ended.flat().map(({ reference }) => reference);
}

import type { DeskRecord } from '#features/enrollment/desk/desk-record.ts';
import { movesInWords } from '../moves-in-words.ts';

/** The way of an application so far, the newest first. */
export function enrollmentHistory({ reference, history, acts, requests }: DeskRecord) {
  const instants = new Set(requests.flatMap(({ remindedAt }) => remindedAt ?? []));
  const reminders = [...instants].map((at) => ({
    ...{ at, staffEmail: '', words: 'Reminded the family, once' },
  }));
  const done = acts.filter(({ act }) => act !== 'saw');
  const moved = movesInWords({ reference, reached: history, acts: done, sender: 'the family' });
  return [...moved, ...reminders].sort((one, other) => other.at.localeCompare(one.at));
}

/** Who has opened it. */
export function readersOf({ acts }: DeskRecord): string {
  const looks = acts.filter(({ act }) => act === 'saw').map(({ staffEmail }) => staffEmail);
  return [...new Set(looks)].join(', ');
}

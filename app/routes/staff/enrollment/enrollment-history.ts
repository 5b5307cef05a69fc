import type { DeskRecord } from '#features/enrollment/desk/desk-record.ts';
import { movesInWords } from '#features/submissions/desk/moves-in-words.ts';

/** The way of an application so far, the newest first. */
export function enrollmentHistory(record: DeskRecord) {
  const { reference, history, acts, enteredBy, requests } = record;
  const instants = new Set(requests.flatMap(({ remindedAt }) => remindedAt ?? []));
  const reminders = [...instants].map((at) => ({
    at,
    kind: 'mail' as const,
    staffEmail: '',
    words: 'Reminded the family, once',
  }));
  // The first status says who typed it in.
  const done = acts.filter(({ act, data }) => act !== 'saw' && !data.isTypedIn);
  const way = { reference, reached: history, acts: done, sender: 'the family', enteredBy };
  const moved = movesInWords(way);
  return [...moved, ...reminders].sort((one, other) => other.at.localeCompare(one.at));
}

/** Who has opened it. */
export function readersOf({ acts }: DeskRecord): string {
  const looks = acts.filter(({ act }) => act === 'saw').map(({ staffEmail }) => staffEmail);
  return [...new Set(looks)].join(', ');
}

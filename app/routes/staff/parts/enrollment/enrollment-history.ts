import type { DeskRecord } from '#features/enrollment/desk/desk-record.ts';
import { type ReachedStatus, statusNames } from '#features/enrollment/moves.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { historyInWords } from '../act-in-words.ts';

/** The way of an application so far, the newest first: each status with what has become of its mail, and what else was done. */
export function enrollmentHistory({ reference, history, acts, enteredBy, requests }: DeskRecord) {
  const reached = history.map(({ status, reachedAt: at, movedBy, mail }, index) => {
    const isPaper = index === 0 && enteredBy;
    const words = `${statusNames[status]}${isPaper ? ', typed in from a paper form' : ''}${mailInWords(mail)}`;
    return { at, staffEmail: movedBy ?? (isPaper ? enteredBy : 'the family'), words };
  });
  const others = acts.filter(
    ({ act, detail }) =>
      act !== 'saw' && !detail.startsWith('status: ') && detail !== 'entered from paper',
  );
  const instants = new Set(requests.flatMap(({ remindedAt }) => remindedAt ?? []));
  const reminders = [...instants].map((at) => ({
    ...{ at, staffEmail: '', words: 'Reminded the family, once' },
  }));
  return [...historyInWords(reference, others), ...reached, ...reminders].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
}

function mailInWords(mail: ReachedStatus['mail']): string {
  if (!mail) return '';
  switch (mail.status) {
    case 'sent':
      return '; the mail has left';
    case 'dead':
      return '; the mail could not be delivered';
    case 'cancelled':
      return '; the mail was cancelled by the next step';
    case 'waiting':
      return mail.isLeaving
        ? '; the mail is leaving'
        : `; the mail leaves at ${timeInLusaka(new Date(mail.leavesAt))}`;
  }
}

/** Who has opened it. */
export function readersOf({ acts }: DeskRecord): string {
  const looks = acts.filter(({ act }) => act === 'saw').map(({ staffEmail }) => staffEmail);
  return [...new Set(looks)].join(', ');
}

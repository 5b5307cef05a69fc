import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import type { Reached } from '#desk/record/time-to-undo.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { historyInWords, statusInWords } from './act-in-words.ts';

interface Moved {
  reference: string;
  reached: readonly Reached[];
  acts: readonly HistoryEntry[];
  /** Who sent the record, and made what no member of staff did. */
  sender: string;
  /** Who has typed it in from a paper form. */
  enteredBy?: string | null;
}

/** The way of a record so far, the newest first: each status with what has become of its mail, and what else was done. */
export function movesInWords({ reference, reached, acts, sender, enteredBy }: Moved) {
  const steps = reached.map(({ status, reachedAt: at, movedBy, mail }, index) => {
    const act = acts.find((one) => one.at === at && isMove(one));
    const typist = index === 0 && enteredBy;
    const words = [
      `${statusInWords(reference, status)}${typist ? ', typed in from a paper form' : ''}`,
      mail && mailInWords(mail),
    ];
    // The acts of long ago are not all at hand: where none tells who moved it, nobody is named.
    const unnamed = movedBy === null || index === 0 ? sender : '';
    const staffEmail = movedBy ?? (typist || (act?.staffEmail ?? unnamed));
    return { at, staffEmail, words: words.filter(Boolean).join('; ') };
  });
  const others = acts.filter((act) => !isMove(act));
  return [...historyInWords(reference, others), ...steps].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
}

/** Moves were once recorded as a `state`, those of candidates with a mail that was called sent at once. */
function isMove({ act, detail }: HistoryEntry): boolean {
  return /^(status|state): /.test(detail) || (act === 'sent' && detail === 'a mail');
}

export function mailInWords({ status, isLeaving, leavesAt }: NonNullable<Reached['mail']>): string {
  switch (status) {
    case 'sent':
      return 'the mail has left';
    case 'dead':
      return 'the mail could not be delivered';
    case 'cancelled':
      return 'the mail was cancelled by the next step';
    case 'waiting':
      return isLeaving
        ? 'the mail is leaving'
        : `the mail leaves at ${timeInLusaka(new Date(leavesAt))}`;
  }
}

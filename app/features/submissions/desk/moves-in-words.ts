import type { Reached } from '#desk/cases/time-to-undo.ts';
import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import { atTimeOrMoment } from '#lib/dates/when-in-words.ts';
import { historyInWords, statusInWords, takenOver } from './act-in-words.ts';

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
    const intoYear = acts.find((act) => act.at === at && isMove(act))?.data.intoYear;
    const typist = index === 0 && enteredBy;
    const words = [
      `${statusInWords(reference, status)}${typist ? ', typed in from a paper form' : ''}${intoYear ? `, ${takenOver(intoYear)}` : ''}`,
      mail && mailInWords(mail, at),
    ];
    return {
      at,
      kind: 'step' as const,
      staffEmail: movedBy ?? (typist || sender),
      words: words.filter(Boolean).join('; '),
    };
  });
  const reminders = reached.flatMap(({ status, reminded = {} }) =>
    Object.values(reminded).map((at) => ({
      at,
      kind: 'mail' as const,
      staffEmail: '',
      words: `Reminded ${sender}: ${statusInWords(reference, status)}`,
    })),
  );
  const others = acts.filter((act) => !isMove(act));
  return [...historyInWords(reference, others), ...steps, ...reminders].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
}

/** What is taken back has no status any more, and stands as an act. */
function isMove({ data: { status, takenBack, hasMail } }: HistoryEntry): boolean {
  return (status !== undefined && takenBack === undefined) || hasMail === true;
}

/** `reachedAt`: when the step was made whose mail it is. */
export function mailInWords(
  { status, isLeaving, leavesAt }: NonNullable<Reached['mail']>,
  reachedAt: string,
): string {
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
        : `the mail leaves ${atTimeOrMoment(new Date(leavesAt), new Date(reachedAt))}`;
  }
}

import { letterIn } from '#desk/record/letter-fields.tsx';
import { dayInLusaka, dayOfStored } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { LetterOfMove } from '../../desk/components/letter-of-move.tsx';
import type { ApplicationChange } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { shortGrade } from '../../grade-levels.ts';

interface IntoNextYearProps {
  record: DeskRecord;
  change: ServerChange<ApplicationChange>;
  /** That it can be taken back, and until when the family does not see it. */
  undo: string;
}

/** Takes a form over into the year for which its family lets the school keep its answers: year and waiting list in one act. */
export function IntoNextYear({ record, change, undo }: IntoNextYearProps) {
  const { history, nextYearLetter: letter, reference, version, gradeLevel } = record;
  const considerFor = history.at(-1)?.facts.considerFor;
  const title = `Put on the waiting list for ${considerFor?.year ?? 'the next year'}`;
  return (
    <>
      {considerFor && (
        <p>
          The family says that you may keep its answers for {considerFor.year} (said on{' '}
          {dayShort(dayOfStored(considerFor.at), dayInLusaka(new Date()))}).
        </p>
      )}
      <AskToSend
        trigger={`${title} …`}
        triggerClass="btn"
        title={title}
        confirm={title}
        isPossible={considerFor !== undefined}
        keepAs={`${reference} next year`}
        change={change}
        body={(typed) => ({
          change: 'move',
          version,
          to: 'waitlisted',
          intoNextYear: true,
          letter: letterIn(typed),
        })}
        said={{
          title: `${enrollmentStatuses.waitlisted.name}, ${considerFor?.year ?? ''}`,
          text: undo,
        }}
      >
        <p>
          The application goes on for {considerFor?.year}, for {shortGrade(gradeLevel)}. If the
          child is for another grade by then, correct the grade afterwards.
        </p>
        {letter && <LetterOfMove record={record} letter={letter} bringsAccessCode={false} />}
      </AskToSend>
    </>
  );
}

import { dayInLusaka, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';

/** A paper that the office asks of the grade in which the place is. */
interface PaperOfPlace {
  label: string;
  /** Whether the office has it, or a photograph of it. */
  isHere: boolean;
}

/** Something that comes between the answer and the first day. */
export interface NextThing {
  kind: 'answer' | 'paper' | 'office' | 'uniform' | 'firstDay';
  what: string;
  /** When it was done, or the last day to do it; undefined where nobody has said one. */
  on?: PlainDate;
  isDone: boolean;
}

interface AcceptedPlace {
  /** The oldest first. */
  history: readonly { status: EnrollmentStatus; reachedAt: string }[];
  /** Of the grade in which the place is, and of no other. */
  papers: readonly PaperOfPlace[];
  firstDay?: { on: PlainDate } | undefined;
}

/**
 * What comes next once a place is accepted, in the order in which it is done. A paper is ticked once it is here, and the
 * enrollment once the office has completed it. Nobody at the school knows of the uniform, so that it is never ticked.
 */
export function whatComesNext({ history, papers, firstDay }: AcceptedPlace): NextThing[] {
  const held = history.filter(({ status }) => {
    const { holdsPlace, isOffer } = enrollmentStatuses[status];
    return holdsPlace && !isOffer;
  });
  const accepted = dayOf(held[0]);
  const enrolled = dayOf(held.find(({ status }) => enrollmentStatuses[status].isStudent));
  const until = firstDay && { on: firstDay.on };
  return [
    { kind: 'answer', what: 'The place is accepted', ...on(accepted), isDone: true },
    ...papers.map(
      ({ label, isHere }): NextThing => ({
        kind: 'paper',
        what: label,
        isDone: isHere,
        ...(!isHere && until),
      }),
    ),
    {
      kind: 'office',
      what: 'The office completes the enrollment',
      ...on(enrolled),
      isDone: enrolled !== undefined,
    },
    { kind: 'uniform', what: 'Uniform and books', ...until, isDone: false },
    { kind: 'firstDay', what: 'First day of school', ...until, isDone: false },
  ];
}

function dayOf(reached: { reachedAt: string } | undefined): PlainDate | undefined {
  return reached && dayInLusaka(new Date(reached.reachedAt));
}

const on = (day: PlainDate | undefined) => (day ? { on: day } : {});

/** The day of one of them, as a family reads it; undefined where there is none to say. */
export function dayOfNext({ kind, on: day, isDone }: NextThing): string | undefined {
  if (isDone) return day ? `done on ${writtenDate(day)}` : 'done';
  if (day) return kind === 'firstDay' ? writtenDate(day) : `by ${writtenDate(day)}`;
  return kind === 'firstDay' ? 'we tell you the day' : undefined;
}

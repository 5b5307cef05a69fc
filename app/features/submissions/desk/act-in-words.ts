import type { HappenedKind } from '#desk/record/happened-list.tsx';
import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import { aboutRecord, type RecordRoom } from '#desk/rooms.ts';
import { messageStatuses } from '#features/contact/message-status.ts';
import { gradeName } from '#features/content/grades.ts';
import { askedQuestions } from '#features/enrollment/corrections/correction.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import {
  criteriaInWords,
  type WaitingGroup,
  waitingGroups,
} from '#features/enrollment/places/criteria.ts';
import { isWayToTell, waysToTell } from '#features/enrollment/told/told-how.ts';
import { paymentStatuses } from '#features/meals/payment-status.ts';
import { issueWords } from '#features/newsletter/issue-words.ts';
import { saidOfPaper } from '#features/papers/desk/said-of-paper.ts';
import { formsAtSchool, parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { type Wish, wishes } from '#features/students/classes/warnings.ts';
import {
  type ReturnAnswer,
  returnAnswers,
  type WayAtDesk,
  waysAtDesk,
} from '#features/students/coming-back/coming-back.ts';
import { type Decision, decisionWords } from '#features/students/roll-over/decisions.ts';
import { type LeavingReason, leavingReasons } from '#features/students/student-year.ts';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { readAnyReference } from '#lib/text/reference.ts';
import type { ReferencePrefix, RoomOfReferences } from '../kinds.ts';

type Named = Readonly<Record<string, { name: string }>>;

type FormPrefix = (typeof parentForms)[number]['prefix'];

/** What the statuses are called in the room of a record, by the prefix of its reference. */
const statusesByPrefix: Record<Exclude<ReferencePrefix, FormPrefix>, Named> = {
  EN: enrollmentStatuses,
  JA: jobApplicationStatuses,
  CM: messageStatuses,
  MP: paymentStatuses,
};

/** The same of records without a reference. What has no status is recorded in words, and a mail at its record. */
const statusesByRoom: Record<Exclude<RecordRoom, RoomOfReferences>, Named> = {
  subscribers: issueWords,
  students: {},
  content: {},
  documents: {},
  mail: {},
};

/** Which statuses a record has, by the beginning of what the record of acts calls it. */
const beginnings: (readonly [beginning: string, Named])[] = [
  ...parentForms.map(({ prefix, kind }) => [`${prefix}-`, formsAtSchool[kind].statuses] as const),
  ...Object.entries(statusesByPrefix).map(([prefix, named]) => [`${prefix}-`, named] as const),
  ...Object.entries(statusesByRoom).map(
    ([room, named]) => [aboutRecord(room as RecordRoom, ''), named] as const,
  ),
];

/** What was done, in the words of the record's room: `{ status: 'underReview' }` is `Status: Under review`. */
export function detailInWords(about: string, { detail, data }: Told): string {
  const { status, takenBack, assignedTo, corrected, paper, said = '' } = data;
  const parts = [
    detail,
    takenBack && `taken back: ${statusInWords(about, takenBack)}`,
    status && `status: ${statusInWords(about, status)}`,
    data.hasMail && 'with a mail',
    data.cancelsMails && 'the mail before it cancelled',
    data.isBeyondPlaces && 'beyond the places',
    data.intoYear && takenOver(data.intoYear),
    data.isPassedOver && 'taken out of the drawn order',
    data.places !== undefined && `places: ${data.places}`,
    assignedTo !== undefined && `assigned to ${assignedTo ?? 'nobody'}`,
    corrected && `corrected: ${correctedInWords(corrected)}`,
    paper && `${data.paperName ?? paper}: ${saidOfPaper[said]}`,
    data.toldHow && isWayToTell(data.toldHow) && waysToTell[data.toldHow].did,
    data.toldHow === null && 'not told yet: this was taken back',
    data.isPhotographGone && 'its photograph is to be deleted',
    data.isTypedIn && (about.startsWith('CM-') ? 'typed in from a call' : 'entered from paper'),
    data.schoolYear && studentYearInWords(data),
    ...standingInWords(data),
    data.criteria &&
      data.criteriaBefore &&
      `order: ${criteriaInWords(data.criteria)}. Before: ${criteriaInWords(data.criteriaBefore)}`,
  ];
  return capitalized(parts.filter(Boolean).join(', '));
}

export const takenOver = (year: string) => `taken over into ${year}`;

/** `waiting list: child of staff, from place 4 to place 1`. Old acts say in words where somebody was moved by hand. */
function standingInWords({ waitsAs, appliedOn, placeFrom, placeTo, isByCriteria }: ActData) {
  const isOwn = waitsAs !== undefined || appliedOn !== undefined;
  return [
    waitsAs && `waiting list: ${(waitingGroups[waitsAs as WaitingGroup] ?? waitsAs).toLowerCase()}`,
    appliedOn && `day of application: ${dayMonthYear(appliedOn)}`,
    placeTo !== undefined && `from place ${placeFrom} to place ${placeTo} on the waiting list`,
    isByCriteria && 'because the school changed how places are given',
    placeTo !== undefined &&
      !isOwn &&
      !isByCriteria &&
      'because the group or the day of another child was changed',
  ];
}

/** `2026: left on 4 May 2026, illness`. */
function studentYearInWords(data: ActData): string {
  const { schoolYear, grade, letter, joinedOn, leftOn, decided, classmate } = data;
  const { said, comesBack, answeredHow } = data;
  const words = [
    comesBack === null && 'the last answer was taken back',
    comesBack && returnAnswers[comesBack as ReturnAnswer].name.toLowerCase(),
    answeredHow && waysAtDesk[answeredHow as WayAtDesk].toLowerCase(),
    grade && gradeName(grade),
    letter !== undefined && (letter ? `class ${letter}` : 'no class'),
    joinedOn !== undefined &&
      (joinedOn ? `first day ${dayMonthYear(joinedOn)}` : 'first day of the year'),
    decided === null && 'decision taken back',
    decided && decided in decisionWords && decisionWords[decided as Decision['is']],
    classmate === null && 'nothing is said of it and another child any more',
    classmate && `${wishes[classmate as Wish].toLowerCase()} with another child`,
    leftOn === null && 'stays: leaving was taken back',
    leftOn && `left on ${dayMonthYear(leftOn)}`,
    said && said in leavingReasons && leavingReasons[said as LeavingReason].toLowerCase(),
  ];
  return `${schoolYear}: ${words.filter(Boolean).join(', ')}`;
}

/** Acts of long ago name the question by its words. */
const correctedInWords = (corrected: string) =>
  askedQuestions.find(({ question }) => question.name === corrected)?.words ?? corrected;

type Told = Pick<HistoryEntry, 'detail' | 'data'>;

/** A status as the room of a record calls it. */
export function statusInWords(about: string, status: string): string {
  const all = Object.entries(statusesOf(about));
  return all.find(([code]) => code === status)?.[1].name ?? status;
}

function statusesOf(about: string): Named {
  const known = beginnings.find(([beginning]) => about.startsWith(beginning))?.[1];
  return known ?? (readAnyReference(about) ? storedForms.removed.statuses : {});
}

/** What an act was about: `places 2026 grade4` is `places 2026 Grade 4`. */
export function aboutInWords(about: string): string {
  return about.replace(
    /^(places \d{4}) (\w+)$/,
    (_, year, grade) => `${year} ${shortGrade(grade)}`,
  );
}

/** A line of a record's history. */
export function actInWords(about: string, { act, ...told }: Told & Pick<HistoryEntry, 'act'>) {
  const { detail } = told;
  switch (act) {
    case 'saw':
      return detail ? `Opened the ${detail}` : 'Opened';
    case 'sent':
      return `Sent ${detail}`;
    case 'erased':
      return `Removed a ${detail}`;
    default:
      return detailInWords(about, told);
  }
}

/** What the staff did with a record, as its history shows it. */
export function historyInWords(about: string, history: readonly HistoryEntry[]) {
  return history.map((entry) => ({
    ...entry,
    kind: kindOfAct(entry),
    words: actInWords(about, entry),
  }));
}

/** Where it stands among what happened, of which the office can look at one kind alone. */
function kindOfAct({ act, data }: Pick<HistoryEntry, 'act' | 'data'>): HappenedKind {
  if (act === 'sent') return 'mail';
  return data.status || data.takenBack ? 'step' : 'act';
}

import type {
  FamilyChild,
  FamilyEntry,
  FamilyPart,
  NamedGuardian,
} from '#desk/family/family-part.ts';
import { signOf } from '#desk/record/record-status.ts';
import { deskRooms } from '#desk/rooms.ts';
import { yearInWords } from '#features/students/student-year.ts';
import { listStudentYears } from '#features/students/student-years.server.ts';
import { ageOn, dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { firstOfJanuary } from '../age-rule.ts';
import { listBarredLines } from '../barred/list-barred.server.ts';
import { listCorrections } from '../corrections/correct-answer.server.ts';
import { answerInWords, questionNamed } from '../corrections/correction.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { actWords, changeInWords } from '../guardians/guardian-act-words.ts';
import { listGuardianActs } from '../guardians/guardian-acts.server.ts';
import { guardianName, guardianNumbers } from '../guardians/which-guardian.ts';
import { requestStatusWords } from '../requests/request-rules.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';
import { listWaiting } from './waiting-of-application.server.ts';
import '../requests/tables.server.ts';

/** The children, whom to call, and everything that has happened with their applications. */
export const applicationsOfFamily: FamilyPart['find'] = async (
  read,
  references,
  { now, school: { content } },
) => {
  const rows = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('submitted_at')
    .execute();
  const entries = await Promise.all(rows.map((row) => entriesOf(read, row)));
  const waits = await Promise.all(rows.map((row) => listWaiting(read, row, { content, now })));
  const years = await listStudentYears(read, references);
  const barred = await Promise.all(rows.map((row) => listBarredLines(read, row.reference)));
  return {
    barred: barred.flat(),
    waits: waits.flat(),
    children: rows.map((row) => ({
      ...childOf(row),
      atSchool: (years.get(row.reference) ?? []).map((year) =>
        yearInWords(year, content.calendar, dayInLusaka(now)),
      ),
    })),
    guardians: rows.flatMap(guardiansOf),
    entries: entries.flat(),
  };
};

const addressOf = (reference: string) => `${deskRooms.enrollment.path}/${reference}`;
const nameOf = (row: EnrollmentApplicationRow) =>
  `${row.student_first_name} ${row.student_last_name}`;

function childOf(row: EnrollmentApplicationRow): Omit<FamilyChild, 'atSchool'> {
  return {
    reference: row.reference,
    name: nameOf(row),
    lastName: row.student_last_name,
    bornOn: row.student_dob,
    ageAtIntake: ageOn(row.student_dob, firstOfJanuary(row.enrollment_year)),
    grade: shortGrade(row.grade_level),
    year: row.enrollment_year,
    status: signOf(enrollmentStatuses[row.status]),
    to: addressOf(row.reference),
  };
}

function guardiansOf(row: EnrollmentApplicationRow): NamedGuardian[] {
  const named = [
    ...guardianNumbers.map((number) => ({
      name: guardianName(row, number),
      relationship: row[`parent${number}_relationship`],
      phone: row[`parent${number}_phone`],
      email: row[`parent${number}_email`],
    })),
    {
      name: row.emergency_contact_name,
      relationship: `In an emergency: ${row.emergency_contact_relationship}`,
      phone: row.emergency_contact_phone,
      email: '',
    },
  ];
  return named.filter(({ name, phone, email }) => name || phone || email);
}

async function entriesOf(read: ReadStore, row: EnrollmentApplicationRow): Promise<FamilyEntry[]> {
  const { id, reference } = row;
  const about = { reference, to: addressOf(reference) };
  const child = nameOf(row);
  const statuses = await applicationHistory.list(read, reference);
  const requests = await read
    .selectFrom('enrollment_requests')
    .select(['what', 'status', 'asked_at', 'asked_by'])
    .where('application_id', '=', id)
    .execute();
  const corrections = await listCorrections(read, id);
  const acts = await listGuardianActs(read, id);
  const { consent } = JSON.parse(row.submitted_copy) as SubmittedCopy;
  return [
    ...statuses.map(({ status, reachedAt: at, movedBy }) => ({
      ...about,
      kind: 'application' as const,
      at,
      title: `${enrollmentStatuses[status].name}: ${child}`,
      by: movedBy ?? row.entered_by ?? 'The family',
      status: signOf(enrollmentStatuses[status]),
    })),
    ...requests.map(({ what, status, asked_at: at, asked_by: by }) => ({
      ...about,
      kind: 'request' as const,
      at,
      text: what,
      by,
      title: `Asked for, about ${child}: ${requestStatusWords[status]}`,
    })),
    ...corrections.map(({ question, before, after, reason, correctedAt: at, correctedBy: by }) => ({
      ...about,
      kind: 'correction' as const,
      at,
      by,
      title: `Corrected for ${child}: ${questionNamed(question).words}`,
      text: `${answerInWords(question, before)}, now: ${answerInWords(question, after)}. ${reason}`,
    })),
    ...acts.map(({ at, act, email: by, changes }) => ({
      ...about,
      kind: 'act' as const,
      at,
      by,
      title: `In the portal, about ${child}: ${actWords[act]}`,
      ...(changes.length > 0 && { text: changes.map(changeInWords).join('\n') }),
    })),
    {
      ...about,
      kind: 'consent' as const,
      at: consent.agreedAt,
      title: `Agreed to the privacy notice for ${child}`,
      by: `${row.entered_by ? 'On paper' : 'The family'}, to the notice of ${consent.noticeVersion}`,
    },
  ];
}

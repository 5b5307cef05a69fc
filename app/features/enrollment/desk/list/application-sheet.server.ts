import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import type { SheetColumns } from '#desk/sheet/sheet-column.ts';
import { NOT_TO_BE_TOLD } from '#features/students/people/people-of-child.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianPerson } from '../../barred/guardian-person.ts';
import { keysOf } from '../../barred/may-know.ts';
import { whoMayKnowEach } from '../../barred/who-may-know.server.ts';
import { questionGroups } from '../../corrections/correction.ts';
import { emptyAnswers } from '../../form/answers.ts';
import type { AnswerName, Question } from '../../form/questions.ts';
import { choiceInWords } from '../../form/student-step.ts';
import { shortGrade } from '../../grade-levels.ts';
import { guardianName, guardianNumbers } from '../../guardians/which-guardian.ts';
import { type AnswerColumns, answerOf, columnsOf } from '../../intake/answer-columns.ts';
import { type Criteria, criteriaOf } from '../../places/criteria.ts';
import { listWaiting } from '../../places/waiting-list.server.ts';
import { waitsForPlace } from '../../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';
import {
  type ApplicationFilter,
  answeredNames,
  cameByNames,
  waitsForNames,
} from './application-list.ts';

export type SheetRow = AnswerColumns &
  Pick<
    EnrollmentApplicationRow,
    'id' | 'reference' | 'status' | 'submitted_at' | 'assigned_to' | 'same_child_as'
  >;

export interface BesideApplication {
  /** Its place on the waiting list of its grade. */
  place?: number;
  /** Answers that lead to somebody who must not be told of the child. */
  barred: readonly AnswerName[];
}

/** The questions by which each person on a form is reached. */
const reachedBy: readonly (readonly AnswerName[])[] = [
  ['parent1Phone', 'parent1Email'],
  ['parent2Phone', 'parent2Email'],
  ['emergencyContactPhone'],
];

const kinds: Partial<Record<Question['kind'], 'day' | 'phone'>> = { date: 'day', tel: 'phone' };

/** Every question of the form is a column; its key is the name of the answer. */
const answerColumns: SheetColumns<SheetRow & Partial<BesideApplication>> = Object.fromEntries(
  questionGroups.flatMap(({ title, questions }) =>
    questions.map(({ name, label, kind }) => [
      name,
      {
        // “Additional Information” is asked for by its own title.
        name: label.startsWith(title) ? label : `${title}: ${label}`,
        group: title,
        kind: kinds[kind] ?? ('text' as const),
        ...(name === 'additionalInfo' && { holds: 'health' as const }),
        ...(name === 'emergencyContactPhone' && { holds: 'emergency numbers' as const }),
        cell(row: SheetRow & Partial<BesideApplication>) {
          const answer = answerOf(row, name);
          if (answer !== '' && row.barred?.includes(name)) return NOT_TO_BE_TOLD;
          return kind === 'select' && answer !== '' ? choiceInWords(answer) : answer;
        },
      },
    ]),
  ),
);

const guardians = ['guardian1', 'parent1Phone'];
const emergency = ['emergencyContactName', 'emergencyContactPhone'];
const child = ['number', 'child', 'grade'];

/** The applications as the office takes them along. */
export const applicationSheet: CaseSheet<SheetRow, ApplicationFilter, BesideApplication> = {
  columns: {
    child: {
      name: 'Child',
      cell: (row) => `${row.student_first_name} ${row.student_last_name}`,
    },
    grade: {
      name: 'Grade and year',
      inList: 'cell-topic',
      cell: (row) => `${shortGrade(row.grade_level)}, ${row.enrollment_year}`,
    },
    place: {
      name: 'Place on the waiting list',
      kind: 'number',
      cell: ({ place }) => place ?? null,
    },
    guardian1: { name: 'Parent/Guardian 1', cell: (row) => guardianName(row, 1) },
    guardian2: { name: 'Parent/Guardian 2', cell: (row) => guardianName(row, 2) },
    ...answerColumns,
  },
  // The frozen copy is kilobytes, and no column shows it.
  reads: [
    'status',
    'same_child_as',
    ...(Object.keys(columnsOf(emptyAnswers())) as (keyof AnswerColumns)[]),
  ],
  usual: ['child', 'reference', 'grade', 'received', 'status', 'turn', 'staff'],
  ready: {
    waiting: {
      name: 'Waiting list',
      columns: ['place', 'child', 'grade', 'received', ...guardians],
      search: { status: waitsForPlace[0] ?? '', sort: 'waiting' },
    },
    toTell: {
      name: 'To tell by phone or letter',
      columns: [
        'number',
        'child',
        'grade',
        'status',
        'reference',
        ...guardians,
        'guardian2',
        'parent2Phone',
      ],
      search: { waits: 'call' },
    },
    phones: {
      name: 'Phone and emergency numbers',
      columns: [...child, ...guardians, 'guardian2', 'parent2Phone', ...emergency],
    },
    needs: {
      name: 'Special needs and allergies',
      columns: [...child, 'additionalInfo', 'parent1Phone', ...emergency],
    },
  },
  inWords: ({ grade, year, since, waits, by, answered }) => [
    ...(grade ? [shortGrade(grade)] : []),
    ...(year ? [year] : []),
    ...(since ? [`received since ${dayMonthYear(since)}`] : []),
    ...(waits ? [`waits for: ${waitsForNames[waits]}`] : []),
    ...(by ? [`came by: ${cameByNames[by]}`] : []),
    ...(answered ? [`first answer: ${answeredNames[answered]}`] : []),
  ],
  async beside(read, rows, { enrollment }, columns) {
    const places = columns.includes('place')
      ? await placesOf(read, rows, criteriaOf(enrollment))
      : new Map<string, number>();
    const isReached = reachedBy.flat().some((name) => columns.includes(name));
    const barred = isReached ? await barredAnswers(read, rows) : [];
    return new Map(
      rows.map(({ id }, at) => {
        const place = places.get(id);
        return [id, { barred: barred[at] ?? [], ...(place && { place }) }];
      }),
    );
  },
};

async function barredAnswers(read: ReadStore, rows: readonly SheetRow[]) {
  const asked = rows.map((row) => ({ row, people: peopleOn(row) }));
  const verdicts = await whoMayKnowEach(read, asked);
  return verdicts.map((ofRow) =>
    ofRow.flatMap(({ mayKnow }, at) => (mayKnow === 'nothing' ? (reachedBy[at] ?? []) : [])),
  );
}

/** In the order of `reachedBy`. */
function peopleOn(row: SheetRow) {
  const { emergency_contact_name: name, emergency_contact_phone: phone } = row;
  return [
    ...guardianNumbers.map((guardian) => guardianPerson(row, guardian)),
    { applicationId: row.id, guardian: null, keys: keysOf({ name, phone }) },
  ];
}

/** The place of each that waits, among those of its grade and year. */
export async function placesOf(
  read: ReadStore,
  rows: readonly Pick<SheetRow, 'id' | 'status' | 'enrollment_year'>[],
  criteria: Criteria,
): Promise<Map<string, number>> {
  const waiting = rows.filter(({ status }) => waitsForPlace.includes(status));
  const places = new Map<string, number>();
  for (const year of new Set(waiting.map(({ enrollment_year }) => enrollment_year))) {
    const inGrade = new Map<string, number>();
    for (const { id, grade_level } of await listWaiting(read, year, criteria)) {
      inGrade.set(grade_level, (inGrade.get(grade_level) ?? 0) + 1);
      places.set(id, inGrade.get(grade_level) ?? 0);
    }
  }
  return places;
}

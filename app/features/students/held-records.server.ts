import { type HeldNotes, listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { eraseCases } from '#desk/cases/case-tables.server.ts';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { eraseWithWords } from '#lib/search/held-in-table.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenInstant, writtenNotes, writtenSection } from '#lib/text/written-section.ts';
import { listDraftsOf } from './classes/draft-letters.server.ts';
import { wishes } from './classes/warnings.ts';
import { listWishesOf } from './classes/wishes.server.ts';
import { answerInWords, waysToAnswer, whoAnswered } from './coming-back/answer-in-words.ts';
import { listAnswersOfChild } from './coming-back/return-answers.server.ts';
import { guardiansOf, type ImportedRow, listBroughtBySheet } from './imported-children.server.ts';
import { CHILDREN_OF_SCHOOL } from './keep-student-years.server.ts';
import { sexes } from './named-child.ts';
import { decisionWords, repeatReasons } from './roll-over/decisions.ts';
import { type DecisionOf, listDecisionsOf } from './roll-over/list-decisions.server.ts';
import { classInWords, leavingReasons, type StudentYear } from './student-year.ts';
import { listStudentYears } from './student-years.server.ts';
import './import/tables.server.ts';
import './tables.server.ts';

/** That a child is or was at the school: each of its years, with its class, when and why it left, and whether it comes back. */
export const heldStudents: HeldRecords = {
  kind: 'student',
  async find(read, reference) {
    const years = (await listStudentYears(read, [reference])).get(reference) ?? [];
    const brought = await Promise.all(
      (await listBroughtBySheet(read, reference)).map(async (row) => ({
        row,
        notes: await listHeldNotes(read, row.reference),
      })),
    );
    const decisions = await listDecisionsOf(read, reference);
    const drafts = await listDraftsOf(read, reference);
    const said = await listWishesOf(read, reference);
    const [first] = brought;
    const answers = await listAnswersOfChild(read, reference);
    return {
      rows: [
        ...brought.map(asHeld),
        ...years,
        ...answers.map(heldAnswer),
        ...decisions,
        ...drafts,
        ...said,
      ],
      tell: () => ({
        about: first && `${first.row.first_name} ${first.row.last_name}`,
        sections: [
          ...brought.flatMap(childInWords),
          ...years.flatMap(yearInWords),
          ...answers.flatMap(comingBackInWords),
          ...decisions.flatMap(decisionInWords),
          ...drafts.flatMap(draftInWords),
          ...said.flatMap(wishInWords),
        ],
      }),
    };
  },
  async erase(transaction, reference) {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const years = (await listStudentYears(transaction, [reference])).get(reference) ?? [];
    // A child that goes on by its application leaves with it, whatever a spreadsheet brought of it before.
    const brought = await listBroughtBySheet(transaction, reference);
    await transaction.deleteFrom('students').where('reference', '=', reference).execute();
    const deletion = transaction
      .deleteFrom('imported_children')
      .where('id', 'in', [...brought.map(({ id }) => id), ''])
      .returning('id');
    const imported = await eraseWithWords(transaction, deletion);
    const references = brought.map((row) => row.reference);
    await eraseCases(transaction, references);
    return { rows: years.length + imported.length };
  },
};

interface Brought {
  row: ImportedRow;
  notes: HeldNotes;
}

function asHeld({ row: { id: _, import_id: __, child_key: ___, ...row }, notes }: Brought) {
  return { ...row, notes };
}

function childInWords({ row, notes }: Brought) {
  return [
    ...writtenSection('Child of our school', [
      ['Name', `${row.first_name} ${row.last_name}`],
      ['Date of birth', dayMonthYear(row.born_on)],
      ['Girl or boy', sexes[row.gender] ?? ''],
      ['Came to us by the list of the office', writtenInstant(row.imported_at)],
    ]),
    ...guardiansOf(row).flatMap(({ name, phone, email }) =>
      writtenSection('Parent or guardian', [
        ['Name', name],
        ['Phone', phone],
        ['Email', email],
      ]),
    ),
    ...writtenNotes(notes),
  ];
}

function yearInWords(year: StudentYear) {
  return writtenSection(`At our school in ${year.schoolYear}`, [
    ['Class', classInWords(year)],
    ['First day', year.joinedOn ? dayMonthYear(year.joinedOn) : ''],
    ['Left on', year.leftOn ? dayMonthYear(year.leftOn) : ''],
    ['Why', year.leftReason && leavingReasons[year.leftReason]],
  ]);
}

type Answer = Awaited<ReturnType<typeof listAnswersOfChild>>[number];

/** Who of the office typed it in is the school's own matter. */
function heldAnswer({ id: _, typedBy: __, ...answer }: Answer) {
  return answer;
}

function comingBackInWords(answer: Answer) {
  return writtenSection(`Whether the child comes back in ${answer.schoolYear}`, [
    ['Answer', answerInWords(answer)],
    ['Written down by', whoAnswered[answer.givenBy]],
    ['How', waysToAnswer[answer.givenHow]],
    ['On', writtenInstant(answer.answeredAt)],
  ]);
}

function decisionInWords({ year, decision }: DecisionOf) {
  return writtenSection(`For ${year}`, [
    ['The school decided', `The child ${decisionWords[decision.is]}`],
    ['Why', decision.is === 'repeat' ? repeatReasons[decision.reason] : ''],
  ]);
}

type Draft = Awaited<ReturnType<typeof listDraftsOf>>[number];

function draftInWords({ draftFor, ...place }: Draft) {
  return writtenSection(`Draft of the classes of ${draftFor}`, [
    ['Class', classInWords(place)],
    ['What a draft is', `It can change until ${draftFor} begins.`],
  ]);
}

/** Who the other child is, is about that one. */
function wishInWords({ besideAnother }: Awaited<ReturnType<typeof listWishesOf>>[number]) {
  return writtenSection('What the school said for its classes', [
    ['With another child', wishes[besideAnother]],
  ]);
}

/** A child whose time at the school is over, and the last year in which it was there. */
export interface EndedChild {
  reference: string;
  lastYear: string;
}

/**
 * Children whose last year at the school was over by that day, or who had left it by then; where one came from a
 * spreadsheet before it applied, both of its references.
 */
export async function listEndedStudents(read: ReadStore, day: PlainDate): Promise<EndedChild[]> {
  const ended = await read
    .selectFrom('students as student')
    .innerJoin('student_years as year', 'year.student_id', 'student.id')
    .leftJoin('imported_children as child', 'child.id', 'student.id')
    .select(['student.reference', 'child.reference as brought'])
    .select(({ fn }) => fn.max('year.school_year').as('lastYear'))
    .groupBy(['student.reference', 'child.reference'])
    .having(
      ({ fn, eb, ref, val }) =>
        fn.max(fn.coalesce('year.left_on', eb(ref('year.school_year'), '||', val('-12-31')))),
      '<=',
      day,
    )
    .execute();
  return ended.flatMap(({ reference, brought, lastYear }) =>
    // What a spreadsheet brought goes first: with its application it would be gone before it was asked for.
    [...new Set([brought ?? reference, reference])].map((one) => ({ reference: one, lastYear })),
  );
}

import * as v from 'valibot';
import type { RoomServices } from '#desk/define-room.server.ts';
import type { ChangeOf } from '#desk/record/change-record.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { WorkOn } from '#desk/record/record-kind.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { childKeyOf } from '../child-key.ts';
import { birthdayIn, LONGEST_CONTACT, LONGEST_NAME, wholePhone } from '../import/child-row.ts';
import type { ImportedChildRow } from '../import/tables.server.ts';
import { wordsOfChild } from '../import/write-children.server.ts';
import { type ImportedRow, listImportedRows } from '../imported-children.server.ts';
import type { studentKind } from './change-child.server.ts';

/** What a spreadsheet said of a child, in the order in which the office reads it, by the column that keeps it. */
const columns = {
  firstName: { column: 'first_name', label: 'First name', limit: LONGEST_NAME },
  lastName: { column: 'last_name', label: 'Surname', limit: LONGEST_NAME },
  bornOn: { column: 'born_on', label: 'Date of birth', limit: LONGEST_NAME },
  gender: { column: 'gender', label: 'Girl or boy', limit: LONGEST_NAME },
  guardian1Name: { column: 'guardian1_name', label: 'Guardian 1: name', limit: LONGEST_CONTACT },
  guardian1Phone: { column: 'guardian1_phone', label: 'Guardian 1: phone', limit: LONGEST_CONTACT },
  guardian1Email: { column: 'guardian1_email', label: 'Guardian 1: email', limit: LONGEST_CONTACT },
  guardian2Name: { column: 'guardian2_name', label: 'Guardian 2: name', limit: LONGEST_CONTACT },
  guardian2Phone: { column: 'guardian2_phone', label: 'Guardian 2: phone', limit: LONGEST_CONTACT },
  guardian2Email: { column: 'guardian2_email', label: 'Guardian 2: email', limit: LONGEST_CONTACT },
} as const satisfies Record<
  string,
  { column: keyof ImportedChildRow; label: string; limit: number }
>;

type BroughtName = keyof typeof columns;
const names = Object.keys(columns) as BroughtName[];
const line = (name: BroughtName) => v.optional(typedLine(columns[name].label, columns[name].limit));

/** What the office corrects; what is left out stays as it is. */
export const correctionFields = {
  firstName: line('firstName'),
  lastName: line('lastName'),
  bornOn: line('bornOn'),
  gender: v.optional(v.picklist(['', 'female', 'male'])),
  guardian1Name: line('guardian1Name'),
  guardian1Phone: line('guardian1Phone'),
  guardian1Email: line('guardian1Email'),
  guardian2Name: line('guardian2Name'),
  guardian2Phone: line('guardian2Phone'),
  guardian2Email: line('guardian2Email'),
};

/** What the office can correct of a child that came from a spreadsheet. */
export type BroughtWords = Partial<Record<BroughtName, string>>;

type Judging = Pick<RoomServices, 'judgePeople'>;

/**
 * What a spreadsheet said of a child that goes on by no application; nothing for any other. A guardian who may not be told
 * is left out: by what stands there the office knows whom it barred.
 */
export async function findBroughtWords(
  read: ReadStore,
  school: Judging,
  reference: string,
): Promise<BroughtWords | undefined> {
  const [row] = await listImportedRows(read, [reference]);
  return row && wordsOf(read, school, row);
}

async function wordsOf(
  read: ReadStore,
  { judgePeople }: Judging,
  row: ImportedRow,
): Promise<BroughtWords> {
  const guardians = ([1, 2] as const).map((number) => ({
    name: row[`guardian${number}_name`],
    phone: row[`guardian${number}_phone`],
    email: row[`guardian${number}_email`],
  }));
  const verdicts = await judgePeople(read, guardians);
  const isOpen = (name: BroughtName) =>
    verdicts.every(({ mayKnow }, at) => mayKnow || !name.startsWith(`guardian${at + 1}`));
  return Object.fromEntries(names.filter(isOpen).map((name) => [name, row[columns[name].column]]));
}

/** Somebody of the office puts right what a spreadsheet said of a child: search, lists and the next spreadsheet follow. */
export async function correctChild(
  { transaction, row: { reference }, now }: WorkOn<typeof studentKind>,
  school: Judging,
  asked: BroughtWords,
): ChangeOf<typeof studentKind> {
  const [row] = await listImportedRows(transaction, [reference]);
  if (!row) return refuse('This child has an application. Correct the answer there.');
  const stands = await wordsOf(transaction, school, row);
  const after: BroughtWords = { ...stands };
  for (const name of names) {
    if (stands[name] === undefined || asked[name] === undefined) continue;
    after[name] = name.endsWith('Phone') ? wholePhone(asked[name]) : asked[name];
  }
  if (!after.firstName && !after.lastName) return refuse('Write the name.', 'lastName');
  const bornOn = birthdayIn(after.bornOn ?? '', dayInLusaka(now));
  if (typeof bornOn !== 'string') return refuse(bornOn.why, 'bornOn');
  const changed = names.filter((name) => after[name] !== stands[name]);
  if (changed.length === 0) return refuse('This is what stands there already.', 'firstName');
  const set = Object.fromEntries(changed.map((name) => [columns[name].column, after[name]]));
  const corrected: ImportedRow = { ...row, ...set };
  await transaction
    .updateTable('imported_children')
    .set({ ...set, child_key: childKeyOf(childOf(corrected)) })
    .where('id', '=', row.id)
    .execute();
  await forgetSearchWords(transaction, [row.id]);
  await addSearchWords(transaction, 'CH', row.id, wordsOfChild(corrected));
  return { set: {}, did: [{ corrected: changed.map((name) => columns[name].label).join(', ') }] };
}

const childOf = (row: ImportedRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  bornOn: row.born_on,
});

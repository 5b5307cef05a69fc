import { recordsIn } from '#desk/family/search-room.server.ts';
import { listOpened } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { listNewest } from '#features/enrollment/same-child/applicants.server.ts';
import { readFamilyReference } from '#features/submissions/kinds.ts';
import type { Store } from '#lib/store/store.server.ts';
import { listFamilies } from '../members.server.ts';
import { familyName } from '../search/desk-answers.ts';
import { applicationSearch } from '../search/search-rooms.server.ts';
import { findQuestion, type SchoolContent } from '../together/suggestions.server.ts';

const MOST_OPENED = 8;
/** One look at a family is one for each thing that it has sent. */
const LOOKS = 200;
const MOST_QUESTIONS = 5;
/** Names are compared for each, so only what came last is looked at. */
const LOOKED_AT = 12;

/** What somebody needs who opens Families: those that they had open last, and which may belong together. */
export async function openFamilies(
  { store: { read }, content }: { store: Pick<Store, 'read'>; content: SchoolContent },
  staff: StaffIn<'families'>,
) {
  return {
    opened: await listLastOpened(read, staff),
    questions: await listQuestions(read, content),
  };
}

async function listLastOpened(read: Store['read'], staff: StaffIn<'families'>) {
  const looks = (await listOpened(read, staff, LOOKS)).flatMap(({ about, at }) =>
    readFamilyReference(about) === about ? [{ reference: about, at }] : [],
  );
  const looked = looks.map(({ reference }) => reference);
  const families = await listFamilies(read, looked);
  const byFamily = new Map<string, { at: string; references: string[] }>();
  for (const { reference, at } of looks) {
    const references = families.get(reference) ?? [reference];
    const [first = reference] = references;
    if (!byFamily.has(first)) byFamily.set(first, { at, references });
  }
  const all = [...byFamily.values()];
  const members = all.flatMap(({ references }) => references);
  const children = await recordsIn(applicationSearch, read, 'reference', members);
  return all
    .flatMap(({ at, references }) => {
      const own = references.flatMap(
        (reference) => children.find((child) => child.reference === reference) ?? [],
      );
      const [first] = own;
      if (!first) return [];
      const names = own.map(({ title }) => title).join(', ');
      return [{ reference: first.reference, name: familyName(own), children: names, at }];
    })
    .slice(0, MOST_OPENED);
}

async function listQuestions(read: Store['read'], content: SchoolContent) {
  const questions = new Map<string, { reference: string; names: string[]; reasons: string[] }>();
  for (const reference of await listNewest(read, LOOKED_AT)) {
    const pair = await findQuestion(read, content, reference);
    if (!pair) continue;
    const { one, other, reasons } = pair;
    // Both of a pair may be among the newest.
    const key = [one.reference, other.reference].sort().join(' ');
    const names = [one, other].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    if (!questions.has(key)) questions.set(key, { reference: one.reference, names, reasons });
    if (questions.size === MOST_QUESTIONS) break;
  }
  return [...questions.values()];
}

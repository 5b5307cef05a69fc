import type { RoomServices } from '#desk/define-room.server.ts';
import { recordsIn } from '#desk/family/search-room.server.ts';
import type { Writer } from '#features/contact/desk/who-writes.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { listApplicants } from '#features/enrollment/same-child/applicants.server.ts';
import { findByWholeWords } from '#lib/search/search-words.server.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { applicationSearch } from './search-rooms.server.ts';

/** Whoever has an address in more applications is shown so many of them. */
const MOST_FOUND = 12;

/**
 * The children of whoever has written: of the family that the message belongs to; else those on whose form the address
 * or the number stands, which proves nothing, because anybody can type or say it.
 */
export async function findWriter(
  read: ReadStore,
  { reference, about, email, phone }: Parameters<RoomServices['findWriter']>[1],
): Promise<Writer> {
  const family = await findFamilyReferences(read, about ?? reference);
  const own = await childrenWith(read, family);
  if (own.length > 0) return { isOfFamily: true, children: own };
  const keys = [emailKey(email), phoneKey(phone)].filter((key) => key !== '');
  const found =
    keys.length > 0 ? await findByWholeWords(read, [applicationSearch.kind], keys, MOST_FOUND) : [];
  const ids = found.map(({ record_id }) => record_id);
  const records = await recordsIn(applicationSearch, read, 'id', ids);
  const references = records.map((record) => record.reference);
  return { isOfFamily: false, children: await childrenWith(read, references) };
}

async function childrenWith(read: ReadStore, references: readonly string[]) {
  const applicants = await listApplicants(read, references);
  const found = applicants.map(({ reference }) => reference);
  const shown = await recordsIn(applicationSearch, read, 'reference', found);
  return applicants
    .filter(({ sameChildAs }) => sameChildAs === null)
    .flatMap(({ reference, gradeLevel, enrollmentYear }) => {
      const record = shown.find((one) => one.reference === reference);
      if (!record) return [];
      const { title: name, status, to } = record;
      return [
        { reference, name, status, to, grade: `${shortGrade(gradeLevel)}, ${enrollmentYear}` },
      ];
    });
}

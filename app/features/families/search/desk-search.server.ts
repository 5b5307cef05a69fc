import { type FoundRecord, recordsIn, type SearchRoom } from '#desk/family/search-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import { findByWords } from '#lib/search/search-words.server.ts';
import { searchTermsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { swappedReferences } from '#lib/text/reference.ts';
import { listFamilies } from '../members.server.ts';
import { type DeskAnswers, groupByFamily, type Hit, inOrderOf } from './desk-answers.ts';
import { applicationSearch, roomsOfFamilies, searchRooms } from './search-rooms.server.ts';

/** So many of each kind are shown: who finds more types another word. */
const MOST_OF_A_KIND = 12;
/** So many are put in order, so that a child's first name is not left out for surnames that came before. */
const MOST_RANKED = 5 * MOST_OF_A_KIND;
const FEWEST_LETTERS = 2;

/**
 * Finds in all rooms of whoever asks, by names as they are written or sound, any figures of a phone number, email
 * addresses, references and previous schools; put together by families, the newest first.
 */
export async function searchDesk(
  read: ReadStore,
  staff: StaffIn<'today'>,
  typed: string,
): Promise<DeskAnswers> {
  const terms = searchTermsOf(typed).filter((term) => term.length >= FEWEST_LETTERS);
  const rooms = searchRooms.filter(({ room }) => worksIn(staff.roles, room));
  const found = await Promise.all(
    rooms.map(async (room) => ({ room, hits: await hitsIn(read, room, terms) })),
  );
  const familyRooms: readonly SearchRoom[] = roomsOfFamilies;
  const ofFamilies = found.flatMap(({ room, hits }) => (familyRooms.includes(room) ? hits : []));
  const { families, others } = await togetherInFamilies(read, ofFamilies);
  const inNoFamily = (hit: Hit) => !ofFamilies.includes(hit) || others.includes(hit);
  const shown = found.map(({ room: { room }, hits }) => ({
    name: deskRooms[room].name,
    records: hits.filter(inNoFamily),
  }));
  return {
    families,
    meant: await meantBy(read, rooms, typed),
    rooms: shown.filter(({ records }) => records.length > 0),
    isMore: found.some(({ hits }) => hits.length >= MOST_OF_A_KIND),
  };
}

async function hitsIn(read: ReadStore, room: SearchRoom, terms: string[]): Promise<Hit[]> {
  const { written, sounding } = await findByWords(read, room.kind, terms, MOST_RANKED);
  const records = await recordsIn(room, read, 'id', [...written, ...sounding]);
  const isSounding = new Set(sounding);
  const hits = records.map((record) => ({ ...record, isSounding: isSounding.has(record.id) }));
  return inOrderOf(terms, hits).slice(0, MOST_OF_A_KIND);
}

/** The records whose reference this may have been before two of its characters changed places. */
async function meantBy(
  read: ReadStore,
  rooms: readonly SearchRoom[],
  typed: string,
): Promise<FoundRecord[]> {
  const references = swappedReferences(typed);
  const found = await Promise.all(
    rooms.map((room) => recordsIn(room, read, 'reference', references)),
  );
  return found.flat().filter(({ reference }) => references.includes(reference));
}

async function togetherInFamilies(read: ReadStore, hits: Hit[]) {
  const found = hits.map(({ reference }) => reference);
  const familyOf = await listFamilies(read, found);
  const references = found.flatMap((reference) => familyOf.get(reference) ?? [reference]);
  const children = await recordsIn(applicationSearch, read, 'reference', [...new Set(references)]);
  return groupByFamily(hits, familyOf, children);
}

import { listActs } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { aboutRecord } from '#desk/rooms.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type DocumentStatus, documentAddress, kindOfFile, statusOf } from './school-document.ts';
import type { DocumentRow } from './tables.server.ts';

/** What everybody may read today, in the order of the office. */
export async function listPublicDocuments(read: ReadStore, today: PlainDate) {
  const rows = await read.selectFrom('documents').selectAll().orderBy('place').execute();
  return rows.filter((row) => rowStatus(row, today) === 'public').map(asPublic);
}

/** The file of an address, such as `fees.pdf`, while everybody may read it. */
export async function findPublicFile(read: ReadStore, name: string, today: PlainDate) {
  const kind = kindOfFile(name);
  const row = await read
    .selectFrom('documents')
    .selectAll()
    .where('slug', '=', name.slice(0, name.lastIndexOf('.')))
    .executeTakeFirst();
  if (!row || row.kind !== kind || rowStatus(row, today) !== 'public') return undefined;
  return { kind: row.kind, storedFile: row.stored_file, sha256: row.file_sha256 };
}

/** Every document, in its order. */
export async function listDocuments(
  read: ReadStore,
  _staff: StaffIn<'documents'>,
  today: PlainDate,
) {
  const rows = await read.selectFrom('documents').selectAll().orderBy('place').execute();
  return rows.map((row) => ({
    ...asPublic(row),
    id: row.id,
    place: row.place,
    version: row.version,
    status: rowStatus(row, today),
    publishedFrom: row.published_from,
  }));
}

export type DocumentAtDesk = Awaited<ReturnType<typeof listDocuments>>[number];

/** `places`: how many documents there are to stand among. */
export async function findDocument(
  read: ReadStore,
  staff: StaffIn<'documents'>,
  id: string,
  today: PlainDate,
) {
  const documents = await listDocuments(read, staff, today);
  const document = documents.find((one) => one.id === id);
  if (!document) return undefined;
  const history = await listActs(read, aboutRecord('documents', id));
  return { ...document, places: documents.length, history };
}

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

function asPublic(row: DocumentRow) {
  const { title, summary, kind, file_bytes: bytes, file_changed_at: changedAt } = row;
  return { title, summary, kind, bytes, changedAt, address: documentAddress(row) };
}

function rowStatus(row: DocumentRow, today: PlainDate): DocumentStatus {
  const { is_published, published_from: publishedFrom, file_scan: scan } = row;
  return statusOf({ isPublished: is_published === 1, publishedFrom, scan }, today);
}

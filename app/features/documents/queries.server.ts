import { type HistoryEntry, listActs } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { aboutDocument } from './commands.server.ts';
import {
  type DocumentKind,
  type DocumentStatus,
  documentAddress,
  kindOfFile,
  statusOf,
} from './school-document.ts';
import type { DocumentRow } from './tables.server.ts';

/** A document as families see it in the list. */
interface PublicDocument {
  title: string;
  summary: string;
  address: string;
  kind: DocumentKind;
  bytes: number;
  /** When the file was last replaced. */
  changedAt: string;
}

/** What everybody may read today, in the order of the office. */
export async function listPublicDocuments(
  read: ReadStore,
  today: PlainDate,
): Promise<PublicDocument[]> {
  const rows = await read.selectFrom('documents').selectAll().orderBy('place').execute();
  return rows.filter((row) => rowStatus(row, today) === 'public').map(asPublic);
}

/** The file of an address, such as `fees.pdf`, while everybody may read it. */
export async function findPublicFile(
  read: ReadStore,
  name: string,
  today: PlainDate,
): Promise<{ kind: DocumentKind; storedFile: string; sha256: string } | undefined> {
  const kind = kindOfFile(name);
  const row = await read
    .selectFrom('documents')
    .selectAll()
    .where('slug', '=', name.slice(0, name.lastIndexOf('.')))
    .executeTakeFirst();
  if (!row || row.kind !== kind || rowStatus(row, today) !== 'public') return undefined;
  return { kind: row.kind, storedFile: row.stored_file, sha256: row.file_sha256 };
}

export interface DocumentAtDesk extends PublicDocument {
  id: string;
  place: number;
  status: DocumentStatus;
  publishedFrom: PlainDate;
  version: number;
}

/** Every document, in its order. */
export async function listDocuments(
  read: ReadStore,
  _staff: StaffIn<'documents'>,
  today: PlainDate,
): Promise<DocumentAtDesk[]> {
  const rows = await read.selectFrom('documents').selectAll().orderBy('place').execute();
  return rows.map((row) => atDesk(row, today));
}

export interface DocumentRecord extends DocumentAtDesk {
  /** How many documents there are to stand among. */
  places: number;
  history: HistoryEntry[];
}

export async function findDocument(
  read: ReadStore,
  _staff: StaffIn<'documents'>,
  id: string,
  today: PlainDate,
): Promise<DocumentRecord | undefined> {
  const rows = await read.selectFrom('documents').selectAll().orderBy('place').execute();
  const row = rows.find((one) => one.id === id);
  if (!row) return undefined;
  const history = await listActs(read, aboutDocument(id));
  return { ...atDesk(row, today), places: rows.length, history };
}

function atDesk(row: DocumentRow, today: PlainDate): DocumentAtDesk {
  return {
    ...asPublic(row),
    ...{ id: row.id, place: row.place, version: row.version },
    status: rowStatus(row, today),
    publishedFrom: row.published_from,
  };
}

function asPublic(row: DocumentRow): PublicDocument {
  const { title, summary, kind, file_bytes: bytes, file_changed_at: changedAt } = row;
  return { title, summary, kind, bytes, changedAt, address: documentAddress(row) };
}

function rowStatus(row: DocumentRow, today: PlainDate): DocumentStatus {
  const { is_published, published_from: publishedFrom, file_scan: scan } = row;
  return statusOf({ isPublished: is_published === 1, publishedFrom, scan }, today);
}

import type { SearchKind } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { BadgeShape } from '../list/status-badge.tsx';
import type { RoomName } from '../rooms.ts';

/** A record as the search of the desk's bar shows it. */
export interface FoundRecord {
  id: string;
  reference: string;
  /** Who or what it is, such as the name of a child. */
  title: string;
  /** What tells it from others, in one line. */
  detail: string;
  status: RecordStatus;
  /** The screen of the desk that shows it. */
  to: string;
  submittedAt: string;
  /** Of a child who is applied for. */
  lastName?: string;
}

export interface RecordStatus {
  name: string;
  shape: BadgeShape;
}

/** One kind of record that the desk's bar searches. A feature that keeps records with search words has one. */
export interface SearchRoom {
  kind: SearchKind;
  /** Only who may enter it finds anything in it. */
  room: RoomName;
  /** Whether families send it, so that it can belong to one. */
  isOfFamilies: boolean;
  /** The records with these ids, or those with these references and what is about them, in any order. */
  listRecords(
    read: ReadStore,
    column: 'id' | 'reference',
    keys: readonly string[],
  ): Promise<FoundRecord[]>;
}

import type { Content } from '#features/content/schemas.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** The labels of the papers that the office still waits for, of each child by its reference; none of who never applied. Papers answers it. */
export type ListMissingPapers = (
  read: ReadStore,
  content: Pick<Content, 'papers'>,
  references: readonly string[],
) => Promise<Map<string, string[]>>;

/** What belongs to the family of each of these references; families answers it. */
type ListFamilies = (
  read: ReadStore,
  references: readonly string[],
) => Promise<Map<string, string[]>>;

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    listMissingPapers: ListMissingPapers;
    listFamilies: ListFamilies;
  }
}

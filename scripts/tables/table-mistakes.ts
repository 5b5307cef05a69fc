import { tablesNamedIn } from './tables-in-code.ts';
import { roomOf, roomsOfTables, type Source } from './tables-of-rooms.ts';

/** Rooms that may read tables of others. */
export interface Readers {
  tables: string[];
  rooms: string[];
}

/**
 * A table belongs to the room that declares it (`interface Tables`): only there it is written, and only there it is
 * read, but for the readers that are named.
 */
export function tableMistakes(sources: Source[], readers: Readers[]): string[] {
  const ownerOf = roomsOfTables(sources);
  // A name that no room declares is a part of the query, such as a common table expression.
  const isOthers = (room: string, table: string) => (ownerOf.get(table) ?? room) !== room;
  const mayRead = (room: string, table: string) =>
    readers.some(({ tables, rooms }) => tables.includes(table) && rooms.includes(room));
  return sources.flatMap((source) => {
    const { file } = source;
    const room = roomOf(file);
    const { read, written, defined } = tablesNamedIn(source);
    const unread = (table: string) => !mayRead(room, table);
    const wrong = new Map([
      ...read.filter(unread).map((table) => [table, 'read'] as const),
      ...[...written, ...defined.filter(unread)].map((table) => [table, 'write'] as const),
    ]);
    return [...wrong]
      .filter(([table]) => isOthers(room, table))
      .map(([table, act]) => `${file} must not ${act} ${table}`);
  });
}

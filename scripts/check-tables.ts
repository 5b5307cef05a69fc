import { readSources, roomOf, roomsOfTables } from './tables-of-rooms.ts';

/**
 * A table belongs to the room that declares it (`interface Tables`): only there it is written, and only there it is
 * read, but for those who are named here with their reason.
 */
const READERS: Record<string, { tables: string[]; rooms: string[] }> = {
  'who somebody is stands beside what they did': {
    tables: ['accounts'],
    rooms: ['app/features/enrollment', 'app/features/recruitment', 'app/desk/staff'],
  },
  'colleagues are accounts with a role': {
    tables: ['accounts', 'staff_members', 'staff_invitations', 'factors', 'sessions'],
    rooms: ['app/features/people'],
  },
  'a list narrows its rows by the words of all records': {
    tables: ['search_words'],
    rooms: ['app/features/enrollment'],
  },
  'the desk shows every mail': { tables: ['outgoing_mails'], rooms: ['app/desk/mail'] },
  'the desk shows every act': {
    tables: ['audit_records'],
    rooms: ['app/desk/audit', 'app/desk/record'],
  },
  'a copy of the database brings erasures along': { tables: ['erasures'], rooms: ['db/copies'] },
};
const READING = /\b(?:selectFrom|innerJoin|leftJoin)\(\s*'(\w+)/g;
const WRITING = /\b(?:insertInto|updateTable|deleteFrom|statusHistory)\(\s*'(\w+)/g;
/** A definition that has one place of the desk or the library read and write the table it names. */
const NAMING = /\b(?:heldInTable|assignedWork|searchRoom)\(\s*\{[^}]*?\btable: '(\w+)/g;

const sources = readSources();
const ownerOf = roomsOfTables(sources);
const mistakes: string[] = [];
for (const { file, text } of sources) {
  for (const [, table = ''] of [...text.matchAll(WRITING), ...text.matchAll(NAMING)]) {
    if (roomOf(file) !== ownerOf.get(table)) mistakes.push(`${file} must not write ${table}`);
  }
  for (const [, table = ''] of text.matchAll(READING)) {
    if (!mayRead(roomOf(file), table)) mistakes.push(`${file} must not read ${table}`);
  }
}
if (ownerOf.size < 20)
  mistakes.push('the tables are declared in another way than this check reads');
for (const mistake of mistakes) console.error(`${mistake}; ask the room that declares it`);
process.exitCode = mistakes.length > 0 ? 1 : 0;

function mayRead(room: string, table: string): boolean {
  const owner = ownerOf.get(table);
  // A name that no room declares is a part of the query, such as a common table expression.
  return (
    owner === undefined ||
    owner === room ||
    Object.values(READERS).some(
      ({ tables, rooms }) => tables.includes(table) && rooms.includes(room),
    )
  );
}

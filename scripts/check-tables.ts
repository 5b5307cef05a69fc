import { type Readers, tableMistakes } from './tables/table-mistakes.ts';
import { readSources, roomsOfTables } from './tables/tables-of-rooms.ts';

/** Who reads tables of another room, with the reason. */
const READERS: Record<string, Readers> = {
  'who somebody is stands beside what they did': {
    tables: ['accounts'],
    rooms: ['app/features/enrollment', 'app/features/recruitment', 'app/desk/staff'],
  },
  'colleagues are accounts with a role': {
    tables: ['accounts', 'staff_members', 'staff_invitations', 'factors', 'sessions'],
    rooms: ['app/features/people', 'app/desk/staff'],
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
  'the nightly sweep and the backup ask which files a row names': {
    tables: [
      'job_applications',
      'documents',
      'content_photographs',
      'paper_pictures',
      'paper_picture_pieces',
    ],
    rooms: ['db/named-files.server.ts'],
  },
  'the log says what left by its table': {
    tables: ['idempotency_keys', 'outgoing_mails', 'paper_pictures'],
    rooms: ['app/features/retention'],
  },
  'a query of a room goes by when its records reached what they are': {
    tables: ['case_statuses'],
    rooms: ['app/features/enrollment', 'app/features/recruitment'],
  },
  'a copy of the database brings erasures along': { tables: ['erasures'], rooms: ['db/copies'] },
};

const sources = readSources();
const mistakes = tableMistakes(sources, Object.values(READERS)).map(
  (mistake) => `${mistake}; ask the room that declares it`,
);
if (roomsOfTables(sources).size < 20) {
  mistakes.push('the tables are declared in another way than this check reads');
}
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

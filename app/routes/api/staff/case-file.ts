import type { FileAnswer } from '#lib/http/answer.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { fileLoader } from './desk-routes.ts';
import { type Answers, atEachRoom, type CaseRooms } from './each-room.ts';

type Files = {
  [Name in keyof CaseRooms]: Answers<FileAnswer<'text/csv'>> & {
    reads: CaseRooms[Name]['readFilter'];
  };
};

/** A table for spreadsheets, of what the address asks for. */
export const loader = atEachRoom<Files>(({ room, readFilter, file }) =>
  fileLoader(room, readFilter, async (school, staff, filter) =>
    file ? file(school, staff as never, filter as never) : notFound(),
  ),
);

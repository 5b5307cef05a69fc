import { searchLoader } from './desk-routes.ts';
import { atEachRoom, type CaseRooms, type Shows } from './each-room.ts';

type Lists = {
  [Name in keyof CaseRooms]: Shows<Awaited<ReturnType<CaseRooms[Name]['list']>>> & {
    reads: CaseRooms[Name]['readSearch'];
  };
};

/** One page of the list, as the address asks for it. */
export const loader = atEachRoom<Lists>(({ room, readSearch, list }) =>
  searchLoader(room, readSearch, (school, staff, asked) =>
    list(school, staff as never, asked as never),
  ),
);

import type { answerDesk } from '#desk/record/desk-answer.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';
import { type Answers, atEachRoom, type CaseRooms, type Shows } from './each-room.ts';

type Records = {
  [Name in keyof CaseRooms]: Shows<NonNullable<Awaited<ReturnType<CaseRooms[Name]['open']>>>>;
};
type Changes = {
  [Name in keyof CaseRooms]: Answers<
    ReturnType<typeof answerDesk<Awaited<ReturnType<CaseRooms[Name]['change']>>>>
  >;
};

/** One record with its history. */
export const loader = atEachRoom<Records>(({ room, open }) =>
  recordLoader(room, (school, staff, reference) => open(school, staff as never, reference)),
);
/** Changes one record. */
export const action = atEachRoom<Changes>(({ room, changeSchema, change }) =>
  recordAction(room, changeSchema, (school, staff, reference, asked) =>
    change(school, staff as never, reference, asked as never),
  ),
);

import type { LoaderFunctionArgs } from 'react-router';
import type { CaseRoom } from '#desk/define-room.server.ts';
import { type LetterRoom, letterRoomAt } from '#desk/letters/letter-rooms.ts';
import type { ListLetters } from '#desk/letters/letters-of-list.server.ts';
import { deskRooms, type Room, workRooms } from '#desk/rooms.ts';
import type { AnySheet } from '#desk/sheet/sheet-definition.ts';
import { type SheetRoom, sheetRoomAt } from '#desk/sheet/sheet-lists.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { listLetters } from '#features/submissions/desk/list-letters.server.ts';
import { sheets } from '#features/submissions/desk/sheets.server.ts';
import type { Answer } from '#lib/http/answer.ts';
import { notFound, type ProblemAnswer } from '#lib/http/problem.server.ts';

export type CaseRooms = typeof caseRooms;

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params' | 'pattern'>;

/** What is said at an address of a room of the desk. */
export type Answers<Said> = (
  args: Args,
) => Promise<Said | ProblemAnswer<404> | ProblemAnswer<400 | 415> | ProblemAnswer<422>>;
export type Shows<Shown extends object> = Answers<Answer<200, Shown>>;

/**
 * One handler for the addresses of several parts of the desk, made for each from its definition: the pattern of the
 * address says which. `Handlers` says for the compiler, and for the description of the API, what each of them answers.
 */
function atEach<Part, Handlers>(
  parts: Readonly<Record<string, Part>>,
  nameAt: (pattern: string) => string | undefined,
  make: (part: Part) => Answers<Response>,
) {
  const changes = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, make(part)]),
  );
  const partOf = (pattern: string) => nameAt(pattern) ?? '';
  const handler: Answers<Response> = async (args) =>
    (await changes[partOf(args.pattern)]?.(args)) ?? notFound();
  return Object.assign(handler, { changes: changes as unknown as Handlers, partOf });
}

/** Of all rooms in which what people send is worked on. */
export const atEachRoom = <Handlers extends Partial<Record<keyof CaseRooms, Answers<Response>>>>(
  make: (room: CaseRoom) => Answers<Response>,
) => atEach<CaseRoom, Handlers>(caseRooms, roomAt, make);

/** Of all lists, as sheets. */
export const atEachSheet = <Said extends Response>(make: (sheet: AnySheet) => Answers<Said>) =>
  atEach<AnySheet, Record<SheetRoom, Answers<Said>>>(sheets, sheetRoomAt, make);

/** Of all lists, with the letters to their people. */
export const atEachList = <Said extends Response>(make: (letters: ListLetters) => Answers<Said>) =>
  atEach<ListLetters, Record<LetterRoom, Answers<Said>>>(listLetters, letterRoomAt, make);

/** The room that an address is of, as `app/addresses.ts` writes it: with or without the slash before it. */
function roomAt(pattern: string): string | undefined {
  const [list = ''] = pattern.split('/:');
  const path = list.startsWith('/') ? list : `/${list}`;
  const isOf = ({ api }: Room) => api === path;
  return workRooms.find((room) => isOf(deskRooms[room]));
}

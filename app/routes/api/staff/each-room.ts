import type { LoaderFunctionArgs } from 'react-router';
import type { CaseRoom } from '#desk/define-room.server.ts';
import { deskRooms, type Room, workRooms } from '#desk/rooms.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
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
 * One handler for the addresses of all rooms in which what people send is worked on, made for each from its definition:
 * the pattern of the address says which. `Handlers` says for the compiler, and for the description of the API, what each
 * of them answers.
 */
export function atEachRoom<Handlers extends Partial<Record<keyof CaseRooms, Answers<Response>>>>(
  make: (room: CaseRoom) => Answers<Response>,
) {
  const changes = Object.fromEntries(
    Object.entries(caseRooms).map(([name, room]) => [name, make(room)]),
  );
  const handler: Answers<Response> = async (args) =>
    (await changes[roomAt(args.pattern)]?.(args)) ?? notFound();
  return Object.assign(handler, { changes: changes as unknown as Handlers, partOf: roomAt });
}

/** The room that an address is of, as `app/addresses.ts` writes it: with or without the slash before it. */
function roomAt(pattern: string): string {
  const [list = ''] = pattern.split('/:');
  const path = list.startsWith('/') ? list : `/${list}`;
  const isOf = ({ api }: Room) => api === path;
  return workRooms.find((room) => isOf(deskRooms[room])) ?? '';
}

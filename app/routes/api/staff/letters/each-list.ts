import { type LetterRoom, letterRoomAt, letterRooms } from '#desk/letters/letter-rooms.ts';
import type { ListLetters } from '#desk/letters/letters-of-list.server.ts';
import { listLetters } from '#features/submissions/desk/list-letters.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Answers } from '../each-room.ts';

/** One handler for the letters to all lists, made for each: the pattern of the address says which. */
export function atEachList<Said extends Response>(make: (letters: ListLetters) => Answers<Said>) {
  const changes = Object.fromEntries(
    letterRooms.map((room) => [room, make(listLetters[room])]),
  ) as Record<LetterRoom, Answers<Said>>;
  const roomAt = (pattern: string) => letterRoomAt(pattern) ?? '';
  const handler: Answers<Said> = async (args) =>
    (await (changes as Partial<Record<string, Answers<Said>>>)[roomAt(args.pattern)]?.(args)) ??
    notFound();
  return Object.assign(handler, { changes, partOf: roomAt });
}

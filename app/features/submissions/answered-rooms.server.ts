import type { AnsweredRoom } from '#desk/cases/turns/open-turns.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { caseRooms } from './desk/case-rooms.server.ts';

/** The rooms in which people wait for an answer, each with its statuses and the days that it takes. */
export function answeredRooms(content: Content): AnsweredRoom[] {
  return Object.values(caseRooms).map((room) => room.answered({ content }));
}

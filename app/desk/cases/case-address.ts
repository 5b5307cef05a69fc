import { address, recordAddress } from '#requests/address.ts';
import type { CaseRoom } from '../define-room.server.ts';
import { deskRooms, type WorkRoom } from '../rooms.ts';
import type { AskedOfNote, AskedOfOffice } from './office-work.ts';

/** What the list of a room shows. */
export type ListOf<Room extends CaseRoom> = Awaited<ReturnType<Room['list']>>;
/** What one record of it shows. */
export type RecordOf<Room extends CaseRoom> = NonNullable<Awaited<ReturnType<Room['open']>>>;
/** What can be done with a record of it. */
export type ChangeOf<Room extends CaseRoom> = Parameters<Room['change']>[3];

/** Where the screens of a room find its list and its records. */
export function caseAddress<Room extends CaseRoom>(room: Room['room']) {
  const { api } = deskRooms[room];
  return {
    list: address<{ shows: ListOf<Room> }>(api),
    record: recordAddress<{ shows: RecordOf<Room>; takes: ChangeOf<Room> }>(api),
  };
}

/** Where every room takes what the office can do with a record of any of them. */
export const officeWorkAt = (room: WorkRoom) =>
  recordAddress<{ takes: AskedOfOffice }>(deskRooms[room].api);
/** The same of its notes alone. */
export const notesOfRoomAt = (room: WorkRoom) =>
  recordAddress<{ takes: AskedOfNote }>(deskRooms[room].api);

import type { ActionFunctionArgs } from 'react-router';
import type * as v from 'valibot';
import { type Services, services } from '#app/services.server.ts';
import { answerDesk, type DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { requireRoom, type StaffIn } from '#desk/require-room.server.ts';
import type { RoomName } from '#desk/rooms.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { answerPress } from '#requests/answer-press.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody, readFormBody } from '#requests/read-body.server.ts';
import { reading, taking, takingForm } from '../described.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

interface AskedInRoom {
  request: Request;
  search: URLSearchParams;
  params: Record<string, string | undefined>;
  /** Of the one record that the address names; empty where it names none. */
  key: string;
}

/** What answers somebody of the office who works in the room. */
type InRoom<Room extends RoomName, Asked extends unknown[], Said> = (
  school: Services,
  staff: StaffIn<Room>,
  ...asked: Asked
) => Promise<Said>;

/** A loader or action for whoever works in the room; `undefined` is Not found. */
export function roomRoute<Room extends RoomName, Said extends Response>(
  room: Room,
  answer: InRoom<Room, [asked: AskedInRoom], Said | undefined>,
) {
  return async ({ request, context, params }: Args) => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, room);
    const { searchParams: search } = new URL(request.url);
    const key = params.reference ?? params.id ?? '';
    return answerPress(
      school,
      request,
      async () => staff,
      async () => (await answer(school, staff, { request, search, params, key })) ?? notFound(),
    );
  };
}

/** A loader of what a room shows. */
export function roomLoader<Room extends RoomName, Shown extends object>(
  room: Room,
  show: InRoom<Room, [], Shown>,
) {
  return roomRoute(room, async (school, staff) => personalJson(await show(school, staff)));
}

/** A loader of what a room shows for an address, of which `readSearch` reads the query. */
export function searchLoader<Room extends RoomName, Asked, Shown extends object>(
  room: Room,
  readSearch: (search: URLSearchParams) => Asked,
  show: InRoom<Room, [asked: Asked], Shown>,
) {
  return reading(
    readSearch,
    roomRoute(room, async (school, staff, { search }) =>
      personalJson(await show(school, staff, readSearch(search))),
    ),
  );
}

/** A loader of one record of a room. */
export function recordLoader<Room extends RoomName, Shown extends object>(
  room: Room,
  open: InRoom<Room, [key: string], Shown | undefined>,
) {
  return roomRoute(room, async (school, staff, { key }) => {
    const record = await open(school, staff, key);
    return record && personalJson(record);
  });
}

/** A loader of a file that holds what the address asks for. */
export function fileLoader<Room extends RoomName, Filter, File extends Response>(
  room: Room,
  filterFrom: (search: URLSearchParams) => Filter,
  make: InRoom<Room, [filter: Filter, asked: AskedInRoom], File>,
) {
  return reading(
    filterFrom,
    roomRoute(room, (school, staff, asked) => make(school, staff, filterFrom(asked.search), asked)),
  );
}

/** An action that takes one change of a room: who asks, what they ask, and the answer. */
export function roomAction<
  Room extends RoomName,
  Schema extends v.GenericSchema,
  Outcome extends DeskOutcome,
>(room: Room, schema: Schema, change: InRoom<Room, [asked: v.InferOutput<Schema>], Outcome>) {
  return taking(
    schema,
    roomRoute(room, async (school, staff, { request }) =>
      answerDesk(await change(school, staff, await readBody(request, schema))),
    ),
  );
}

/** The same for one record. */
export function recordAction<
  Room extends RoomName,
  Schema extends v.GenericSchema,
  Outcome extends DeskOutcome,
>(
  room: Room,
  schema: Schema,
  change: InRoom<Room, [key: string, asked: v.InferOutput<Schema>], Outcome>,
) {
  return taking(
    schema,
    roomRoute(room, async (school, staff, { request, key }) =>
      answerDesk(await change(school, staff, key, await readBody(request, schema))),
    ),
  );
}

interface AskedWithFile<Schema extends v.GenericSchema> {
  fields: v.InferOutput<Schema>;
  file: FormDataEntryValue | null;
  key: string;
}

/** The same with a file, as a form brings it. */
export function fileAction<
  Room extends RoomName,
  Schema extends v.GenericSchema,
  Outcome extends DeskOutcome,
>(room: Room, schema: Schema, change: InRoom<Room, [asked: AskedWithFile<Schema>], Outcome>) {
  return takingForm(
    schema,
    roomRoute(room, async (school, staff, { request, key }) =>
      answerDesk(await change(school, staff, { ...(await readFormBody(request, schema)), key })),
    ),
  );
}

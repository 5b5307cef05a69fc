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

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

interface AskedInRoom {
  request: Request;
  search: URLSearchParams;
  params: Record<string, string | undefined>;
  /** Of the one record that the address names; empty where it names none. */
  key: string;
}

/** A loader or action for whoever works in the room; `undefined` is Not found. */
export function roomRoute<Room extends RoomName>(
  room: Room,
  answer: (
    school: Services,
    staff: StaffIn<Room>,
    asked: AskedInRoom,
  ) => Promise<Response | undefined>,
) {
  return async ({ request, context, params }: Args): Promise<Response> => {
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

/** A loader of what a room shows for an address. */
export function roomLoader<Room extends RoomName>(
  room: Room,
  show: (school: Services, staff: StaffIn<Room>, search: URLSearchParams) => Promise<object>,
) {
  return roomRoute(room, async (school, staff, { search }) =>
    personalJson(await show(school, staff, search)),
  );
}

/** A loader of one record of a room. */
export function recordLoader<Room extends RoomName>(
  room: Room,
  open: (
    school: Services,
    staff: StaffIn<Room>,
    key: string,
    search: URLSearchParams,
  ) => Promise<object | undefined>,
) {
  return roomRoute(room, async (school, staff, { key, search }) => {
    const record = await open(school, staff, key, search);
    return record && personalJson(record);
  });
}

/** A loader of a file that holds what the address asks for. */
export function fileLoader<Room extends RoomName, Filter>(
  room: Room,
  filterFrom: (search: URLSearchParams) => Filter,
  make: (school: Services, staff: StaffIn<Room>, filter: Filter) => Promise<Response>,
) {
  return roomRoute(room, (school, staff, { search }) => make(school, staff, filterFrom(search)));
}

/** An action that takes one change of a room: who asks, what they ask, and the answer. */
export function roomAction<Room extends RoomName, Schema extends v.GenericSchema>(
  room: Room,
  schema: Schema,
  change: (
    school: Services,
    staff: StaffIn<Room>,
    asked: v.InferOutput<Schema>,
  ) => Promise<DeskOutcome>,
) {
  return roomRoute(room, async (school, staff, { request }) =>
    answerDesk(await change(school, staff, await readBody(request, schema))),
  );
}

/** The same for one record. */
export function recordAction<Room extends RoomName, Schema extends v.GenericSchema>(
  room: Room,
  schema: Schema,
  change: (
    school: Services,
    staff: StaffIn<Room>,
    key: string,
    asked: v.InferOutput<Schema>,
  ) => Promise<DeskOutcome>,
) {
  return roomRoute(room, async (school, staff, { request, key }) =>
    answerDesk(await change(school, staff, key, await readBody(request, schema))),
  );
}

/** The same with a file, as a form brings it. */
export function fileAction<Room extends RoomName, Schema extends v.GenericSchema>(
  room: Room,
  schema: Schema,
  change: (
    school: Services,
    staff: StaffIn<Room>,
    asked: { fields: v.InferOutput<Schema>; file: FormDataEntryValue | null; key: string },
  ) => Promise<DeskOutcome>,
) {
  return roomRoute(room, async (school, staff, { request, key }) =>
    answerDesk(await change(school, staff, { ...(await readFormBody(request, schema)), key })),
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type * as v from 'valibot';
import { type Services, services } from '#app/services.server.ts';
import { answerDesk, type DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { requireRoom, type StaffIn } from '#desk/require-room.server.ts';
import type { RoomName } from '#desk/rooms.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';

/** A loader of what a room shows for an address. */
export function roomLoader<Room extends RoomName>(
  room: Room,
  show: (school: Services, staff: StaffIn<Room>, search: URLSearchParams) => Promise<object>,
) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, room);
    return personalJson(await show(school, staff, new URL(request.url).searchParams));
  };
}

/** A loader of one record of a room. */
export function recordLoader<Room extends RoomName>(
  room: Room,
  open: (school: Services, staff: StaffIn<Room>, key: string) => Promise<object | undefined>,
) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, room);
    const record = await open(school, staff, keyIn(params));
    return record ? personalJson(record) : notFound();
  };
}

/** An action that takes one change of one record: who asks, what they ask, and the answer. */
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
  return async ({ request, context, params }: ActionFunctionArgs): Promise<Response> => {
    const school = context.get(services);
    const staff = await requireRoom(request, school, room);
    const asked = await readBody(request, schema);
    return answerDesk(await change(school, staff, keyIn(params), asked));
  };
}

const keyIn = ({ reference, id }: Record<string, string | undefined>) => reference ?? id ?? '';

import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import {
  applicationsFile,
  fileFilterFrom,
} from '#features/enrollment/desk/list/applications-file.server.ts';
import type { Route } from './+types/enrollment-applications-file.ts';

/** Enrollment applications as a table for spreadsheets. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'enrollment');
  const filter = fileFilterFrom(new URL(request.url).searchParams);
  return applicationsFile(context.get(services), staff, filter);
}

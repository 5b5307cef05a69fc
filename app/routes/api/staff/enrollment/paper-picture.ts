import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { showPicture } from '#features/papers/desk/show-picture.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/paper-picture.ts';

/** The photograph of a paper, while it waits for the office. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'enrollment');
  const { reference, picture: id } = params;
  return (await showPicture(context.get(services), staff, { reference, id })) ?? notFound();
}

import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { readResume } from '#features/recruitment/resume/read-resume.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/job-application-resume.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'careers');
  return (await readResume(context.get(services), staff, params.reference)) ?? notFound();
}

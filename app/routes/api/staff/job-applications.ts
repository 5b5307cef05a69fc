import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { candidateFilterFrom } from '#features/recruitment/desk/desk-filter.ts';
import { listCandidates } from '#features/recruitment/desk/desk-queries.server.ts';
import {
  changeOpening,
  listOpeningStatuses,
  openingChangeSchema,
} from '#features/recruitment/openings/close-opening.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/job-applications.ts';

/** The candidates that the address asks for, and the openings. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, content } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'careers');
  const search = new URL(request.url).searchParams;
  const filter = candidateFilterFrom(search);
  const list = await listCandidates(store.read, staff, filter, pageFrom(search));
  const openings = await listOpeningStatuses(store.read, staff, content.openings);
  return personalJson({ list, openings });
}

/** Closes an opening or opens it again. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'careers');
  const change = await readBody(request, openingChangeSchema);
  return answerDesk(await changeOpening(context.get(services), staff, change));
}

import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import { listParentForms } from '#features/parent-forms/desk/desk-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/parent-forms.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'parents');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return personalJson(await listParentForms(read, staff, formFilterFrom(search), pageFrom(search)));
}

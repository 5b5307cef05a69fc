import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { searchDesk } from '#features/families/search/desk-search.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/search.ts';

const LONGEST = 200;
const bodySchema = v.object({ typed: v.pipe(v.string(), v.maxLength(LONGEST)) });

/** What the desk's bar searches. It is posted, because names and numbers of families stand in no address. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { store } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'today');
  const { typed } = await readBody(request, bodySchema);
  return personalJson(await searchDesk(store.read, staff, typed));
}

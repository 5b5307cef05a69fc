import { leftOutSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import { listLeftOut } from '#features/enrollment/places/left-out.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

/** Who is passed over, and which twin is left out, when a place is offered to these. It is posted and changes nothing. */
export const action = taking(
  leftOutSchema,
  roomRoute('enrollment', async (school, staff, { request }) => {
    const { references } = await readBody(request, leftOutSchema);
    const { store, content, clock } = school;
    const by = { criteria: criteriaOf(content.enrollment), now: clock.now() };
    return personalJson(await listLeftOut(store.read, staff, references, by));
  }),
);

import { leftOutSchema } from '#features/enrollment/desk/desk-schemas.ts';
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
    return personalJson(
      await listLeftOut(school.store.read, staff, references, school.clock.now()),
    );
  }),
);

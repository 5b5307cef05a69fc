import { moveSeveralSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveSeveral } from '#features/enrollment/desk/move-several.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

/** One move for several applications. */
export const action = taking(
  moveSeveralSchema,
  roomRoute('enrollment', async (school, staff, { request }) =>
    personalJson(await moveSeveral(school, staff, await readBody(request, moveSeveralSchema))),
  ),
);

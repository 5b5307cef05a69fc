import { undoSeveralSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { undoSeveral } from '#features/enrollment/desk/move-several.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

/** Takes back what was moved together. */
export const action = taking(
  undoSeveralSchema,
  roomRoute('enrollment', async (school, staff, { request }) =>
    personalJson(await undoSeveral(school, staff, await readBody(request, undoSeveralSchema))),
  ),
);

import { decideOneFamily, oneFamilySchema } from '#features/families/together/decide.server.ts';
import { roomAction } from '../desk-routes.ts';

/** Several applications that are all of one family. */
export const action = roomAction('enrollment', oneFamilySchema, decideOneFamily);

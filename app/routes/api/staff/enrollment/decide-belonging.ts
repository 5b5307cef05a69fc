import { decide, decisionSchema } from '#features/families/together/decide.server.ts';
import { roomAction } from '../desk-routes.ts';

/** What two applications have to do with each other. */
export const action = roomAction('enrollment', decisionSchema, decide);

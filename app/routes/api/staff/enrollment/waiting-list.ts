import { waitingMoveSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveOnWaitingList } from '#features/enrollment/places/waiting-list.server.ts';
import { roomAction } from '../desk-routes.ts';

/** One step up or down a waiting list. */
export const action = roomAction('enrollment', waitingMoveSchema, moveOnWaitingList);

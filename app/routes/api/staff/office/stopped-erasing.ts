import { findStoppedErasing, goOnErasing } from '#features/retention/stopped-erasing.server.ts';
import { stoppedErasingSchema } from '#features/retention/stopped-erasing.ts';
import { roomAction, roomLoader } from '../desk-routes.ts';

/** Why nothing is erased at the moment, and what would go. */
export const loader = roomLoader('people', findStoppedErasing);

/** Lets it go on. */
export const action = roomAction('people', stoppedErasingSchema, goOnErasing);

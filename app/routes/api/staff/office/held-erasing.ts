import { findHeldErasing, goOnErasing } from '#features/retention/held-erasing.server.ts';
import { heldErasingSchema } from '#features/retention/held-erasing.ts';
import { roomAction, roomLoader } from '../desk-routes.ts';

/** Why nothing is erased at the moment, and what would go. */
export const loader = roomLoader('people', findHeldErasing);

/** Lets it go on. */
export const action = roomAction('people', heldErasingSchema, goOnErasing);

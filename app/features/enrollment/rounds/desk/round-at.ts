import { address } from '#requests/address.ts';
import type { RoundRequest } from './round-schema.ts';
import type { ShownRound } from './show-round.server.ts';

/** Where the round of a year is prepared, opened and drawn. */
export const roundAt = address<{ shows: ShownRound; takes: RoundRequest }>(
  '/api/staff/enrollment-rounds',
);

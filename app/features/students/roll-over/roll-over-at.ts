import { address } from '#requests/address.ts';
import type { RollOverChange } from './roll-over-schema.ts';
import type { ShownRollOver } from './show-roll-over.server.ts';

/** Where the next year is looked at, begun and taken back. */
export const rollOverAt = address<{ shows: ShownRollOver; takes: RollOverChange }>(
  '/api/staff/children/roll-over',
);

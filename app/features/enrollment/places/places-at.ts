import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import type { leftOutSchema, placesSchema } from '../desk/desk-schemas.ts';
import type { PlacesOfYear } from './list-places.server.ts';
import type { LeftOut } from './passed-over.ts';

/** Where the places of a year stand, and are set. */
export const placesAt = address<{
  shows: PlacesOfYear;
  takes: v.InferInput<typeof placesSchema>;
}>('/api/staff/enrollment-places');
/** Where it is asked whom an offer leaves out. */
export const leftOutAt = address<{ takes: v.InferInput<typeof leftOutSchema>; tells: LeftOut }>(
  '/api/staff/enrollment-left-out',
);

import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import type { openingChangeSchema } from './close-opening.server.ts';

export type OpeningChange = v.InferInput<typeof openingChangeSchema>;

/** Where an opening is closed, or opened again. */
export const openingsAt = address<{ takes: OpeningChange }>('/api/staff/job-openings');

import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import type { decisionSchema, oneFamilySchema } from './decide.server.ts';

export type DecisionAsked = v.InferInput<typeof decisionSchema>;

/** Where the office decides what two records have to do with each other. */
export const decisionsAt = address<{ takes: DecisionAsked }>('/api/staff/enrollment-belonging');
/** Where it says of several that they are all of one. */
export const oneFamilyAt = address<{ takes: v.InferInput<typeof oneFamilySchema> }>(
  '/api/staff/enrollment-one-family',
);

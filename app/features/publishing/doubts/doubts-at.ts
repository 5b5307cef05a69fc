import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import type { doubtChangeSchema } from './dismissed-doubts.server.ts';

/** Where somebody says that something doubtful is right. */
export const doubtsAt = address<{ takes: v.InferInput<typeof doubtChangeSchema> }>(
  '/api/staff/content-doubts',
);

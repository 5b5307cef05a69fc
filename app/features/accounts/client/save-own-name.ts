import type * as v from 'valibot';
import type { ownNameSchema } from '#desk/staff/staff-name-schema.ts';
import { address } from '#requests/address.ts';
import { sendChange } from '#requests/server-requests.ts';

const ownNameAt = address<{ takes: v.InferInput<typeof ownNameSchema> }>('/api/staff/account');

/** Saves the name of whoever is signed in; hands back what is wrong with it. */
export async function saveOwnName(name: string) {
  const answer = await sendChange(ownNameAt, { name });
  return 'refusal' in answer ? answer.refusal : undefined;
}

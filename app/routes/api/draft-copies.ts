import { sender, services } from '#app/services.server.ts';
import {
  copySchema,
  storeDraftCopy,
} from '#features/enrollment/form/draft-copy/draft-copies.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { refusedField, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/draft-copies.ts';
import { taking } from './described.ts';

/** Keeps a sealed copy of a draft for another device. */
export const action = taking(copySchema, async ({ request, context }: Route.ActionArgs) => {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;
  const result = await storeDraftCopy(context.get(services), read.body, context.get(sender));
  switch (result.outcome) {
    case 'stored':
      return personalJson({ expiresAt: result.expiresAt }, 201);
    case 'refused':
      return refusedField('Not a copy of a draft', result.field, result.message);
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
});

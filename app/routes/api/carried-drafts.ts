import { sender, services } from '#app/services.server.ts';
import {
  sealedDraftSchema,
  takeSealedDraft,
} from '#features/enrollment/form/carried-draft/carried-drafts.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { refusedField, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/carried-drafts.ts';
import { taking } from './described.ts';

/** Keeps a sealed copy of a draft for another device. */
export const action = taking(sealedDraftSchema, async ({ request, context }: Route.ActionArgs) => {
  const { body } = await readJsonRequest(request);
  const result = await takeSealedDraft(context.get(services), body, context.get(sender));
  switch (result.outcome) {
    case 'stored':
      return personalJson({ expiresAt: result.expiresAt }, 201);
    case 'refused':
      return refusedField('Not a copy of a draft', result.field, result.message);
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
});

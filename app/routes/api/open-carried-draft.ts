import { sender, services } from '#app/services.server.ts';
import {
  findStoredDraft,
  locatorSchema,
} from '#features/enrollment/form/carried-draft/carried-drafts.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { notFound, refusedField, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/open-carried-draft.ts';
import { taking } from './described.ts';

/** A post, because the place of a copy must not stand in an address or a log. */
export const action = taking(locatorSchema, async ({ request, context }: Route.ActionArgs) => {
  const { body } = await readJsonRequest(request);
  const result = await findStoredDraft(context.get(services), body, context.get(sender));
  switch (result.outcome) {
    case 'found':
      return personalJson({ ciphertext: result.ciphertext });
    case 'missing':
      return notFound();
    case 'refused':
      return refusedField('Not a copy of a draft', result.field, result.message);
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
});

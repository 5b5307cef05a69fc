import { sender, services } from '#app/services.server.ts';
import { storeDraftCopy } from '#features/enrollment/form/draft-copy/draft-copies.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { refusedField, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/draft-copies.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
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
}

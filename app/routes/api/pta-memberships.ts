import { sender, services } from '#app/services.server.ts';
import { ptaMembership } from '#features/parent-forms/pta-membership.ts';
import { answerApi } from '#features/parent-forms/take-form.server.ts';
import type { Route } from './+types/pta-memberships.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(ptaMembership, request, context.get(services), context.get(sender));
}

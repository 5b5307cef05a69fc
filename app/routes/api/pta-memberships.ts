import { sender, services } from '#app/services.server.ts';
import { answerApi } from '#features/parent-forms/intake/take-form.server.ts';
import { ptaMembership } from '#features/parent-forms/kinds/pta-membership.ts';
import type { Route } from './+types/pta-memberships.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(ptaMembership, request, context.get(services), context.get(sender));
}

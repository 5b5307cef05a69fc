import { sender, services } from '#app/services.server.ts';
import { answerApi } from '#features/parent-forms/intake/take-form.server.ts';
import { volunteerApplication } from '#features/parent-forms/kinds/volunteer-application.ts';
import type { Route } from './+types/volunteer-applications.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(volunteerApplication, request, context.get(services), context.get(sender));
}

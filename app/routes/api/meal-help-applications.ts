import { sender, services } from '#app/services.server.ts';
import { answerApi } from '#features/parent-forms/intake/take-form.server.ts';
import { mealHelpApplication } from '#features/parent-forms/kinds/meal-help-application.ts';
import type { Route } from './+types/meal-help-applications.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(mealHelpApplication, request, context.get(services), context.get(sender));
}

import { sender, services } from '#app/services.server.ts';
import { intakeAt } from '#features/submissions/at-school.server.ts';
import { answerApi } from '#forms/take-form.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import type { Route } from './+types/short-forms.ts';

/** Takes every short form, each at an address of its own. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const intake = intakeAt(new URL(request.url).pathname);
  if (!intake)
    return problem({ status: 404, title: 'Not found', detail: 'No form is taken here.' });
  return answerApi(intake, request, context.get(services), context.get(sender));
}

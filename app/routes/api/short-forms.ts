import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { intakeAt } from '#features/submissions/at-school.server.ts';
import { textForms } from '#features/submissions/kinds.ts';
import { answerApi } from '#forms/take-form.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import type { Route } from './+types/short-forms.ts';
import { taking } from './described.ts';
import { toldForm } from './described-answers.ts';

function takenAt({ path, day }: { path: string; day: ApplicationDay }) {
  const form = textForms.find(({ api }) => api === path);
  return form ? toldForm(form, day) : v.never();
}

/** Takes every short form, each at an address of its own. */
export const action = taking(takenAt, async ({ request, context }: Route.ActionArgs) => {
  const intake = intakeAt(new URL(request.url).pathname);
  if (!intake)
    return problem({ status: 404, title: 'Not found', detail: 'No form is taken here.' });
  return answerApi(intake, request, context.get(services), context.get(sender));
});

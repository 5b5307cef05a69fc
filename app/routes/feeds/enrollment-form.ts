import { services } from '#app/services.server.ts';
import { printEnrollmentForm } from '#features/enrollment/paper/enrollment-form.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { answerWithPaper } from '#lib/http/file-answer.server.ts';
import type { Route } from './+types/enrollment-form.ts';

/** The enrollment form to fill in by hand. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const paper = await printEnrollmentForm(school, dayInLusaka(school.clock.now()));
  return answerWithPaper(request, paper, `${school.content.school.slug}-enrollment-form.pdf`);
}

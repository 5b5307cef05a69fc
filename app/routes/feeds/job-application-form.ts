import { services } from '#app/services.server.ts';
import { isOpen } from '#features/recruitment/openings/opening.ts';
import { advertisedOpenings } from '#features/recruitment/openings/opening-statuses.server.ts';
import { printJobForm } from '#features/recruitment/paper/job-form.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { answerWithPaper } from '#lib/http/file-answer.server.ts';
import type { Route } from './+types/job-application-form.ts';

/** The job application to fill in by hand. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const today = dayInLusaka(school.clock.now());
  const openings = await advertisedOpenings(school);
  const paper = await printJobForm(
    school,
    openings.filter((opening) => isOpen(opening, today)),
  );
  return answerWithPaper(request, paper, `${school.content.school.slug}-job-application-form.pdf`);
}

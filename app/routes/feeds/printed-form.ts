import { services } from '#app/services.server.ts';
import { printedForms } from '#features/submissions/printed-forms.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { answerWithPaper } from '#lib/http/file-answer.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/printed-form.ts';

/** A form to fill in by hand, such as `enrollment-form.pdf`. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const form = printedForms.find(({ file }) => file === params.file);
  if (!form) return notFound();
  const { print } = await form.prepare(school, dayInLusaka(school.clock.now()));
  return answerWithPaper(request, await print(), `${school.content.school.slug}-${form.file}`);
}

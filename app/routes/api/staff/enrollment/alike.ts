import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import type { KnownFamily } from '#features/enrollment/desk/known-family.ts';
import { knownAnswers } from '#features/enrollment/form/answers.ts';
import { applicantOf } from '#features/enrollment/same-child/applicant.ts';
import { suggestFor } from '#features/families/together/suggestions.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/alike.ts';

const MOST = 3;

/** Who is here already of a form that is being typed. It is posted: names stand in no address. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  await requireRoom(request, school, 'enrollment');
  const typed = await readBody(request, v.record(v.string(), v.unknown()));
  const applicant = applicantOf('', knownAnswers(typed));
  const found = await suggestFor(school.store.read, school.content, applicant);
  const known: KnownFamily[] = found.slice(0, MOST).map(({ other, question, reasons }) => ({
    ...{ reference: other.reference, bornOn: other.bornOn, question, reasons },
    child: `${other.firstName} ${other.lastName}`,
  }));
  return personalJson({ known });
}

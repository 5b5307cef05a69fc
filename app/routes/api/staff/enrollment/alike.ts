import * as v from 'valibot';
import type { KnownFamily } from '#features/enrollment/desk/known-family.ts';
import { answersWithinLimits } from '#features/enrollment/form/answers.ts';
import { applicantOf } from '#features/enrollment/same-child/applicant.ts';
import { suggestFor } from '#features/families/together/suggestions.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

const MOST = 3;
const bodySchema = v.record(v.string(), v.unknown());

/** Who is here already of a form that is being typed. It is posted: names stand in no address. */
export const action = taking(
  bodySchema,
  roomRoute('enrollment', async (school, _staff, { request }) => {
    const typed = await readBody(request, bodySchema);
    const applicant = applicantOf('', answersWithinLimits(typed));
    const found = await suggestFor(school.store.read, school.content, applicant);
    const known: KnownFamily[] = found.slice(0, MOST).map(({ other, question, reasons }) => ({
      reference: other.reference,
      bornOn: other.bornOn,
      question,
      reasons,
      child: `${other.firstName} ${other.lastName}`,
    }));
    return personalJson({ known });
  }),
);

import * as v from 'valibot';
import { isClosedWithoutPlace } from '#features/enrollment/enrollment-status.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import { applicationHistory } from '#features/enrollment/status/status-history.server.ts';
import { chooseWay } from '#features/papers/intake/choose-way.server.ts';
import { forFamily, listPapers } from '#features/papers/list-papers.server.ts';
import { familyWays } from '#features/papers/paper-status.ts';
import type { PapersForGuardian } from '#features/papers/papers-for-guardian.ts';
import { writePass } from '#features/papers/papers-pass.server.ts';
import { notFound, problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = v.object({
  paper: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist([...familyWays, 'takeBack'], 'Say how the paper comes'),
  /** When it had changed last on the screen; null where nothing was said of it. */
  seen: v.nullable(v.pipe(v.string(), v.maxLength(40))),
});

/** The papers of a child, for a guardian whose account follows the application, with the pass to send photographs. */
export const loader = guardianRoute(async ({ store, content, clock, secret }, guardian) => {
  const { reference } = guardian;
  const applicant = await findApplicant(store.read, reference);
  if (!applicant) throw notFound();
  const { firstName, gradeLevel } = applicant;
  const now = clock.now();
  const { status } = await applicationHistory.findTold(store.read, applicant, now);
  const isClosed = isClosedWithoutPlace(status);
  const kinds = content.papers.items;
  const shown: PapersForGuardian = {
    ...{ reference, firstName, isClosed, lead: content.papers.lead },
    papers: forFamily(await listPapers(store.read, reference, { kinds, gradeLevel }), now),
    pass: writePass(guardian, { secret, now }),
  };
  return personalJson(shown);
});

/** The family brings a paper, does not have it yet, or takes back what it said or sent. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request }) => {
    const said = await readBody(request, bodySchema);
    await countGuardianAct(school, guardian);
    const refused = await chooseWay(school, guardian, said);
    if (!refused) return personalJson({ outcome: 'done' });
    const { against: detail, isStale } = refused;
    return isStale
      ? problem({ status: 409, title: 'This has changed', detail })
      : nothingChanged(detail);
  }),
);

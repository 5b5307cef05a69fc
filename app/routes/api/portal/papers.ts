import * as v from 'valibot';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { recordSaid } from '#features/papers/intake/said-by-family.server.ts';
import { familySays } from '#features/papers/paper-status.ts';
import { papersForGuardian } from '#features/papers/papers-for-family.server.ts';
import { notFound, problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = v.object({
  paper: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist([...familySays, 'takeBack'], 'Say how the paper comes'),
  /** When it had changed last on the screen; null where nothing was said of it. */
  seen: v.nullable(v.pipe(v.string(), v.maxLength(40))),
});

/** The papers of a child, for a guardian whose account follows the application, with the pass to send photographs. */
export const loader = guardianRoute(async (school, guardian) => {
  const shown = await papersForGuardian(school, guardian);
  if (!shown) throw notFound();
  return personalJson(shown);
});

/** The family brings a paper, does not have it yet, or takes back what it said or sent. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request }) => {
    const said = await readBody(request, bodySchema);
    await countGuardianAct(school, guardian);
    const refused = await recordSaid(school, guardian, said);
    if (!refused) return personalJson({ outcome: 'done' });
    const { against: detail, isStale } = refused;
    return isStale
      ? problem({ status: 409, title: 'This has changed', detail })
      : nothingChanged(detail);
  }),
);

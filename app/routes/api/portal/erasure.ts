import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { countGuardianAct } from '#features/enrollment/guardian-acts.server.ts';
import { askToErase, isErasable } from '#features/enrollment/guardian-commands.server.ts';
import { requireGuardian } from '#features/enrollment/guardian-links.server.ts';
import { eraseRecords } from '#features/families/erase-records.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody, refusedAtDesk } from '#features/staff/desk-body.server.ts';
import { readReference } from '#lib/reference.ts';
import type { Route } from './+types/erasure.ts';

const TYPE_IT = 'Type the reference of the application';
const bodySchema = v.object({ reference: v.pipe(v.string(TYPE_IT), v.trim()) });

/** Erases the application, or asks the office to where the child is at the school. The reference is typed once more. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const all = context.get(services);
  const guardian = await requireGuardian(request, all, params.reference);
  const { reference } = await readDeskBody(request, bodySchema);
  if (readReference(reference, 'EN') !== guardian.reference) {
    const errors = [{ field: 'reference', message: TYPE_IT }];
    return refusedAtDesk(TYPE_IT, errors);
  }
  await countGuardianAct(all, guardian);
  const erased = await eraseRecords(all, guardian.reference, 'request', {
    isAllowed: (transaction) => isErasable(transaction, guardian),
  });
  if (!erased) await askToErase(all, guardian);
  return deskJson({ outcome: erased ? 'erased' : 'asked' });
}

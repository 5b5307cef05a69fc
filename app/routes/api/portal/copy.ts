import { services } from '#app/services.server.ts';
import {
  countGuardianAct,
  recordGuardianAct,
} from '#features/enrollment/guardians/guardian-acts.server.ts';
import { hidesAddressesFrom } from '#features/enrollment/guardians/hide-addresses.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { exportRecords } from '#features/families/export-records.server.ts';
import { hideInCopy } from '#features/families/hide-in-copy.ts';
import { recordsAnswer, wantsLetter } from '#features/families/records-answer.server.tsx';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/copy.ts';

/** Everything that is held about the application, to keep: `?as=page` to read it, else for another program. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, content } = context.get(services);
  const guardian = await requireGuardian(request, context.get(services), params.reference);
  await countGuardianAct(context.get(services), guardian);
  const held = await exportRecords(context.get(services), guardian.reference, {
    hasFiles: false,
  });
  if (!held) throw notFound();
  await store.write((transaction) =>
    recordGuardianAct(transaction, guardian, { act: 'exported' }, clock.now()),
  );
  const { email, admissionsEmail } = content.school;
  const hide = await hidesAddressesFrom(store.read, guardian, [email, admissionsEmail]);
  return recordsAnswer(hideInCopy(held, hide), { content, isLetter: wantsLetter(request) });
}

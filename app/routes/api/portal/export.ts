import {
  countGuardianAct,
  recordGuardianAct,
} from '#features/enrollment/guardians/guardian-acts.server.ts';
import { hidesAddressesFrom } from '#features/enrollment/guardians/hide-addresses.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { hideInExport } from '#features/families/export/hide-in-export.ts';
import { recordsAnswer, wantsLetter } from '#features/families/export/records-answer.server.tsx';
import { notFound } from '#lib/http/problem.server.ts';
import { reading } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

/** Everything that is held about the application, to keep: `?as=page` to read it, else for another program. */
export const loader = reading(
  wantsLetter,
  guardianRoute(async (school, guardian, { request }) => {
    const { store, clock, content } = school;
    await countGuardianAct(school, guardian);
    const held = await exportRecords(school, guardian.reference, { hasFiles: false });
    if (!held) throw notFound();
    await store.write((transaction) =>
      recordGuardianAct(transaction, guardian, { act: 'exported' }, clock.now()),
    );
    const { email, admissionsEmail } = content.school;
    const hide = await hidesAddressesFrom(store.read, guardian, [email, admissionsEmail]);
    return recordsAnswer(hideInExport(held, hide), {
      content,
      isLetter: wantsLetter(new URL(request.url).searchParams),
    });
  }),
);

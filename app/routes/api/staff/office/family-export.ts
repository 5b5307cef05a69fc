import { mayHaveExport } from '#features/enrollment/barred/may-have-export.server.ts';
import { hidesForGuardian } from '#features/enrollment/guardians/hide-addresses.server.ts';
import { guardianNumbers } from '#features/enrollment/guardians/which-guardian.ts';
import { exportAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { planFor } from '#features/families/erasure/erasure-plan.server.ts';
import { scopeFrom } from '#features/families/erasure/scope.ts';
import { hideInExport } from '#features/families/export/hide-in-export.ts';
import { recordsAnswer, wantsLetter } from '#features/families/export/records-answer.server.tsx';
import { listTickable } from '#features/families/together/may-belong.server.ts';
import { nothingChanged } from '#requests/read-body.server.ts';
import { reading } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

const NOT_FOR_THEM =
  'This parent or guardian may not know everything of a child in this copy, so there is no copy for them. Choose the other one, or a copy of one application only.';

/** Whose copy it is, of what, and whether to read it; anything else is for the first guardian. */
function exportAskedIn(search: URLSearchParams) {
  const asked = search.get('for');
  const receiver = (['office', '1', '2'] as const).find((one) => one === asked) ?? '1';
  return { for: receiver, ...scopeFrom(search), isLetter: wantsLetter(search) };
}

/**
 * Everything that is held under this reference, or with `?of=family` of its whole family, to hand over. Of an application
 * the copy is for its first guardian, or with `?for=2` for the second: the other's addresses and numbers are not in it.
 * With `?for=office` all of them are. What may belong to the family and is named in `also` comes with it.
 */
export const loader = reading(
  exportAskedIn,
  roomRoute('families', async (school, staff, { key, search }) => {
    const subject = familySubject(staff, key);
    const asked = exportAskedIn(search);
    if (!subject) return;
    const { content, store } = school;
    const answer = { content, isLetter: asked.isLetter };
    const isForOffice = asked.for === 'office';
    const guardian = guardianNumbers.find((one) => String(one) === asked.for) ?? 1;
    const who = { content, roles: staff.roles };
    const { reference } = subject;
    const tickable = await listTickable(store.read, who, reference, asked);
    const { subjects } = await planFor(store.read, reference, asked, tickable);
    const receiver = { reference, guardian };
    if (!isForOffice && !(await mayHaveExport(store.read, receiver, subjects))) {
      return nothingChanged(NOT_FOR_THEM);
    }
    const held = await exportAtDesk(school, subject, subjects);
    if (!held) return;
    if (isForOffice) return recordsAnswer(held, answer);
    const { email, admissionsEmail } = content.school;
    const hide = await hidesForGuardian(store.read, receiver, held.data.others ?? [], [
      email,
      admissionsEmail,
    ]);
    return recordsAnswer(hideInExport(held, hide), answer);
  }),
);

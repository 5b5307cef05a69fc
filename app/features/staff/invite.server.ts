import { queueLetter } from '#features/accounts/notifications.server.ts';
import type { Role } from '#features/accounts/roles.ts';
import { addStaffMember } from '#features/accounts/staff.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailBell } from '#lib/mail/mail-bell.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { DeskOutcome } from './desk-answer.server.ts';
import type { StaffIn } from './require-room.server.ts';

interface Services {
  store: Store;
  clock: Clock;
  publicUrl: string;
  content: { school: School };
  mail: MailBell;
}

/** Gives somebody roles and mails them the link that sets their password. Asked again, it mails a new link. */
export async function inviteColleague(
  services: Services,
  staff: StaffIn<'people'>,
  { email: typed, wanted }: { email: string; wanted: readonly Role[] },
): Promise<DeskOutcome> {
  const email = typed.trim().toLowerCase();
  if (!isMailAddress(email)) {
    const detail = 'Enter an email address in the form name@example.com';
    return { outcome: 'refused', detail, field: 'email' };
  }
  await services.store.write(async (transaction) => {
    let link = '';
    for (const role of wanted) link = await addStaffMember(transaction, services, { email, role });
    await queueLetter(transaction, services, { letter: 'invitation', to: email, link });
    const detail = `roles: ${wanted.join(', ')}`;
    const act = { act: 'invited' as const, about: email, detail };
    await recordAct(transaction, staff, act, services.clock.now());
  });
  services.mail.wake();
  return { outcome: 'done' };
}

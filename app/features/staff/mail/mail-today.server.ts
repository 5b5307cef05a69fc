import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { countedLine, type TodayLine } from '../today-line.ts';
import { listMails } from './desk-mail.server.ts';
import { worksIn } from './mail-rooms.ts';

/** Mails that no server takes, for whoever looks after the mail. */
export async function listMailToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'mail')) return [];
  const { counts } = await listMails(read, staff as StaffIn<'mail'>, 'dead', 1);
  return countedLine(
    counts.dead,
    ['mail could not be delivered', 'mails could not be delivered'],
    '/staff/mail?status=dead',
  );
}

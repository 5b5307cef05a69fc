import type { ReadStore } from '#lib/store/store.server.ts';
import { enter, type StaffIn } from '../require-room.server.ts';
import { countedLine, type TodayLine } from '../today/today-line.ts';
import { listMails } from './desk-mail.server.ts';
import type { MailRooms } from './mail-rooms.ts';

/** Mails that no server takes, for whoever looks after the mail. */
export async function listMailToday(
  read: ReadStore,
  rooms: MailRooms,
  staff: StaffIn<'today'>,
): Promise<TodayLine[]> {
  const inMail = enter(staff, 'mail');
  if (!inMail) return [];
  const { counts } = await listMails(read, rooms, inMail, 'dead', 1);
  return countedLine(
    counts.dead,
    ['mail could not be delivered', 'mails could not be delivered'],
    '/staff/mail?status=dead',
  );
}

import { type Letterhead, letterMail } from '#lib/mail/letter.ts';
import type { Mail, MailKind } from '#lib/mail/outbox.server.ts';
import { deskRooms, type RoomName } from '../rooms.ts';

interface RoomNotice<Head> {
  kind: MailKind;
  /** Left out for the address of the office. */
  to?: (school: Head) => string;
  room: RoomName;
  /** What has arrived, before the reference. */
  subject: string;
  says: string;
  /** What its code is called, where that is not `Reference`. */
  name?: string;
}

/** To the office: something has arrived in a room of the desk, and where to read it. Nothing that was typed. */
export const roomNotice =
  <Head extends Letterhead>(notice: RoomNotice<Head>) =>
  (reference: string, { school, publicUrl }: { school: Head; publicUrl: string }): Mail => {
    const { kind, to, room, subject, says, name = 'Reference' } = notice;
    const parts = [
      says,
      { name, code: reference },
      { label: 'Open the desk', href: publicUrl + deskRooms[room].path },
    ];
    const envelope = { kind, to: to?.(school) ?? school.email, about: reference };
    return letterMail(envelope, school, { subject: `${subject} ${reference}`, parts });
  };

import { type Letterhead, writeLetter } from '#lib/mail/letter.ts';
import type { Mail, MailKind } from '#lib/mail/outbox.server.ts';
import { deskRooms, type RoomName } from '../rooms.ts';

interface RoomNotice {
  kind: MailKind;
  to: string;
  room: RoomName;
  /** What has arrived, before the reference. */
  subject: string;
  says: string;
  /** What its code is called, where that is not `Reference`. */
  name?: string;
}

/** To the office: something has arrived in a room of the desk, and where to read it. Nothing that was typed. */
export function roomNotice(
  { kind, to, room, subject, says, name = 'Reference' }: RoomNotice,
  reference: string,
  { school, publicUrl }: { school: Letterhead; publicUrl: string },
): Mail {
  const letter = writeLetter(
    {
      subject: `${subject} ${reference}`,
      parts: [
        says,
        { name, code: reference },
        { label: 'Open the desk', href: publicUrl + deskRooms[room].path },
      ],
    },
    school,
  );
  return { kind, to, about: reference, ...letter };
}

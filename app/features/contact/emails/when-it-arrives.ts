import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';

/** To the office: somebody has written, and where to read it. */
export const messageNotice = roomNotice({
  kind: 'message-notice',
  room: 'messages',
  subject: 'New message',
  says: 'Somebody has written to the school. Sign in at the desk to read it.',
});

/** To whoever wrote: we have it. Nothing of what they wrote. */
export function messageReceipt(to: string, reference: string, school: School) {
  return letterMail({ kind: 'message-receipt', to, about: reference }, school, {
    subject: `${school.name}: we have your message`,
    heading: 'We have your message',
    parts: [
      'Thank you for contacting us. We will get back to you soon.',
      { name: 'Your reference', code: reference },
      `Is it urgent? Call ${school.phone}. The office is open ${school.hours.days}, ${school.hours.office}.`,
      'You did not write to us? Then somebody gave us your address by mistake. You can delete this mail.',
    ],
  });
}

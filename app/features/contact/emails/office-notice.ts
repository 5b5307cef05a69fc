import { roomNotice } from '#desk/mail/room-notice.ts';

/** To the office: somebody has written, and where to read it. */
export const messageNotice = roomNotice({
  kind: 'message-notice',
  room: 'messages',
  subject: 'New message',
  says: 'Somebody has written to the school. Sign in at the desk to read it.',
});

import { searchRoom } from '#desk/family/search-room.server.ts';
import { signOf } from '#desk/record/record-status.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

export const messageSearch = searchRoom(
  { kind: 'CM', room: 'messages', table: 'contact_messages', about: 'about' },
  ['name', 'subject', 'status'],
  ({ name, subject, status }) => ({
    title: subject,
    detail: `Message from ${name}`,
    status: signOf(messageStatuses[status]),
  }),
);

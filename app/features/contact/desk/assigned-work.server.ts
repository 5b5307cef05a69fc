import { assignedWork } from '#desk/cases/assigned-work.server.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

export const assignedMessages = assignedWork({
  room: 'messages',
  table: 'contact_messages',
  statuses: messageStatuses,
});

import type { ListFilter } from '#desk/list/list-address.ts';
import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import type { MessageStatus } from '../message-status.ts';
import type { ContactMessageRow } from '../tables.server.ts';

/** The messages as the office takes them along: who wrote about what, and none of their words. */
export const messageSheet: CaseSheet<ContactMessageRow, ListFilter<MessageStatus>, object> = {
  columns: {
    subject: { name: 'Subject', cell: ({ subject }) => subject },
    from: { name: 'From', cell: ({ name }) => name },
    email: { name: 'Email', cell: ({ email }) => email },
    phone: { name: 'Phone', cell: ({ phone }) => phone },
  },
  usual: ['subject', 'from', 'reference', 'received', 'status', 'turn'],
};
